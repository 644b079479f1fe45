-- An application of somebody who is there already is closed as theirs. Nothing is deleted: it says into which record it was merged.
ALTER TABLE pro_artists ADD COLUMN merged_into integer;
ALTER TABLE pro_artists ADD CONSTRAINT pro_artists_merged_into_fkey FOREIGN KEY (merged_into) REFERENCES pro_artists ON DELETE SET NULL NOT VALID;
-- Rejected: its link opens no form, and nothing of it waits for the office.
ALTER TABLE pro_artists ADD CONSTRAINT pro_artists_merged
  CHECK (merged_into IS NULL OR (user_id IS NULL AND invitation_status = 2 AND merged_into <> id)) NOT VALID;
COMMENT ON COLUMN pro_artists.merged_into IS 'The record of the same person';
COMMENT ON COLUMN merges.kept_id IS 'Of students or of pro_artists, as the kind of the pair has it';
