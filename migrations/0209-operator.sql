-- Who runs the academy, and what it is called. Null: not entered yet.
ALTER TABLE settings
  ADD COLUMN academy_name text NOT NULL DEFAULT 'Atelier',
  ADD COLUMN operator_name text,
  ADD COLUMN operator_address text,
  ADD COLUMN operator_tax_id text,
  ADD COLUMN operator_register_number text,
  ADD COLUMN operator_email text,
  ADD COLUMN operator_phone text,
  ADD COLUMN privacy_email text;
COMMENT ON COLUMN settings.operator_register_number IS 'In the register of companies (KRS) or another one';
COMMENT ON COLUMN settings.privacy_email IS 'For requests about personal data';
