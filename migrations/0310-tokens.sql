-- Keys by which programs make calls: with the rights that were chosen for each, as far as its maker still has them. Only hashes are stored.
CREATE TABLE tokens (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users,
  is_of_academy boolean NOT NULL,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 60),
  rights text[] NOT NULL,
  token_hash bytea NOT NULL UNIQUE,
  created_at timestamptz NOT NULL,
  ends_on date NOT NULL,
  last_used_at timestamptz,
  reminded_at timestamptz,
  revoked_at timestamptz
);
COMMENT ON COLUMN tokens.user_id IS 'As whom it makes calls: who made it, or took it over';
COMMENT ON COLUMN tokens.ends_on IS 'The last day on which it works';
CREATE INDEX tokens_user ON tokens (user_id, id);
CREATE INDEX tokens_ending ON tokens (ends_on) WHERE revoked_at IS NULL AND reminded_at IS NULL;

-- By which token something was done; without a foreign key, so that the log survives it.
ALTER TABLE audit_log ADD COLUMN token_id integer;
COMMENT ON COLUMN audit_log.token_id IS 'By which token; without a foreign key, so it survives that token';
