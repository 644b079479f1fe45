-- Each save of the privacy notice is a version. What was published is stored as it was read: the settings that it names may change later.
CREATE TABLE privacy_versions (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  number integer NOT NULL UNIQUE CHECK (number > 0),
  body jsonb NOT NULL,
  saved_by integer REFERENCES users ON DELETE SET NULL,
  saved_at timestamptz NOT NULL,
  published_text jsonb,
  published_at timestamptz,
  CHECK ((published_text IS NULL) = (published_at IS NULL))
);
COMMENT ON COLUMN privacy_versions.body IS 'As it is edited: in each language, with names of values in braces';
COMMENT ON COLUMN privacy_versions.published_text IS 'In each language, with the values of that day';
CREATE INDEX privacy_versions_saved_by ON privacy_versions (saved_by);

-- New versions of the terms say what changes; those from before this migration have nothing to say.
ALTER TABLE terms_versions ADD COLUMN changes jsonb;
COMMENT ON COLUMN terms_versions.changes IS 'What is different from the version before, in each language';
