"""The steps of a turn of Arriala: each offers what the rules allow, and does it or raises the RuleError."""
