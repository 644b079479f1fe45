ALTER TABLE trainings VALIDATE CONSTRAINT trainings_complete;
ALTER TABLE import_rows VALIDATE CONSTRAINT import_rows_undo_check;
