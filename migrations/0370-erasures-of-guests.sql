-- People without an account are erased by their email, which is not stored: a keyed hash of it finds them again after a restored backup.
ALTER TABLE erasures ADD COLUMN email_hash bytea;
COMMENT ON COLUMN erasures.email_hash IS 'Of a guest; keyed, so that it cannot be guessed';
ALTER TABLE erasures
  ADD CONSTRAINT erasures_email_hash CHECK (octet_length(email_hash) = 32) NOT VALID,
  DROP CONSTRAINT erasures_cause_check,
  ADD CONSTRAINT erasures_cause_check CHECK (cause IN ('SELF', 'OFFICE', 'INACTIVITY', 'RESTORE', 'GUEST')) NOT VALID,
  DROP CONSTRAINT erasures_check1,
  ADD CONSTRAINT erasures_check1 CHECK (num_nonnulls(user_id, artist_id, email_hash) > 0 OR done_at IS NOT NULL) NOT VALID;
