-- The workbook hides it, by hand or by a filter.
ALTER TABLE import_rows ADD COLUMN is_hidden boolean NOT NULL DEFAULT false;
