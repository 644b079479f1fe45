-- Which decision each member of the office has open. Not logged: it is known again with the next poll of each browser.
CREATE UNLOGGED TABLE decision_viewers (
  user_id integer PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  kind text NOT NULL,
  record_id integer NOT NULL,
  expires_at timestamptz NOT NULL
);
COMMENT ON COLUMN decision_viewers.record_id IS 'Of the kind''s own table';
COMMENT ON COLUMN decision_viewers.expires_at IS 'Unless the browser polls again';

-- For the sweep.
CREATE INDEX decision_viewers_expires ON decision_viewers (expires_at);
