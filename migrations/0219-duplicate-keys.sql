-- By which possible duplicates are found: records that share a key are compared.
CREATE TABLE duplicate_keys (
  kind text NOT NULL CHECK (kind IN ('STUDENTS', 'ARTISTS')),
  person_id integer NOT NULL,
  student_id integer GENERATED ALWAYS AS (CASE WHEN kind = 'STUDENTS' THEN person_id END) STORED UNIQUE REFERENCES students ON DELETE CASCADE,
  artist_id integer GENERATED ALWAYS AS (CASE WHEN kind = 'ARTISTS' THEN person_id END) STORED UNIQUE REFERENCES pro_artists ON DELETE CASCADE,
  keys text[] NOT NULL,
  names text[] NOT NULL,
  PRIMARY KEY (kind, person_id)
);
COMMENT ON TABLE duplicate_keys IS 'Records that share a key are compared: emails, phones, tax ids, and parts of them with initials';
COMMENT ON COLUMN duplicate_keys.person_id IS 'Of students or of pro_artists, as kind has it; the columns after it are for the foreign keys';
COMMENT ON COLUMN duplicate_keys.names IS 'Full forms of the first name with the beginning of the last: for a person of whom only the name is known';

CREATE INDEX duplicate_keys_keys ON duplicate_keys USING gin (keys);
CREATE INDEX duplicate_keys_names ON duplicate_keys USING gin (names);
