-- Invitations of people who were imported: they wait here, and leave at a pace.
CREATE TABLE import_invitations (
  user_id integer PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  import_id integer NOT NULL REFERENCES imports ON DELETE CASCADE,
  invited_by integer REFERENCES users ON DELETE SET NULL,
  created_at timestamptz NOT NULL,
  sent_at timestamptz
);
CREATE INDEX import_invitations_waiting ON import_invitations (created_at, user_id) WHERE sent_at IS NULL;
CREATE INDEX import_invitations_import ON import_invitations (import_id);
CREATE INDEX import_invitations_by ON import_invitations (invited_by);
