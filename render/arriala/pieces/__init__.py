"""What is drawn of Arriala one by one: works, vineyards, locks, workers, cards."""
