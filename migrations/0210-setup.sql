-- The owner's checklist of a new academy: whether it was put away, and when a test mail was last accepted.
ALTER TABLE settings ADD COLUMN is_setup_hidden boolean NOT NULL DEFAULT false;
ALTER TABLE mail_delivery ADD COLUMN tested_at timestamptz;
