ALTER TABLE mails ADD COLUMN refusing_since timestamptz;
COMMENT ON COLUMN mails.refusing_since IS 'The first refusal of its content that named no reason; it is tried again';
