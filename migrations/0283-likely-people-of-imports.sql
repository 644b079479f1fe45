-- Whom a row is likely the same as: kind, id and reasons of somebody who was there by another email when the preview was made.
ALTER TABLE import_rows ADD COLUMN likely jsonb;
