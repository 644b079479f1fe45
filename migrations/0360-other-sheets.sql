-- An import reads the first sheet of a workbook; its preview names the others.
ALTER TABLE imports ADD COLUMN other_sheets text[] NOT NULL DEFAULT '{}';
COMMENT ON COLUMN imports.other_sheets IS 'Names of the sheets of the workbook that were not read';
