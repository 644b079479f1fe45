-- A removal that fails holds up no other of the night.
ALTER TABLE retention_runs ADD COLUMN failed text[] NOT NULL DEFAULT '{}';
COMMENT ON COLUMN retention_runs.failed IS 'The names of the settings whose removals failed';
