-- Trainings from before the portal, which the office brings in from files. Of many of them nobody knows the technique.
ALTER TABLE trainings
  ADD COLUMN brought_in_at timestamptz,
  -- squawk-ignore ban-drop-not-null
  ALTER COLUMN technique DROP NOT NULL,
  ADD CONSTRAINT trainings_complete CHECK (brought_in_at IS NOT NULL OR technique IS NOT NULL) NOT VALID;
COMMENT ON COLUMN trainings.brought_in_at IS 'When the office brought it in from before the portal; null: the portal ran it';

-- The third outcome of an undo: the database refused to take the row back.
ALTER TABLE import_rows
  DROP CONSTRAINT import_rows_undo_check,
  ADD CONSTRAINT import_rows_undo_check CHECK (undo IN ('UNDONE', 'KEPT', 'FAILED')) NOT VALID;
ALTER TABLE imports ADD COLUMN rows_failed integer NOT NULL DEFAULT 0;
