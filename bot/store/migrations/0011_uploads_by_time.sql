-- Files that wait for an answer are found by their age without reading them.

CREATE INDEX upload_by_time ON upload (created);
