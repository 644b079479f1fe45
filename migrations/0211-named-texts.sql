-- What every text may mention: the academy's name as {{academy}}, who runs it as {{imprint}}, and where replies
-- arrive as {{office_email}}. Kept beside the version of
-- the texts, so that reading it costs no query more, and a change reaches every cache that follows this version.
ALTER TABLE texts_version
  ADD COLUMN academy text NOT NULL DEFAULT 'Atelier',
  ADD COLUMN imprint text NOT NULL DEFAULT '',
  ADD COLUMN office_email text NOT NULL DEFAULT '';
COMMENT ON COLUMN texts_version.academy IS 'Derived: from the settings';
COMMENT ON COLUMN texts_version.office_email IS 'Derived: from the settings';
COMMENT ON COLUMN texts_version.imprint IS 'Derived: from the settings, as one line';

CREATE FUNCTION name_academy() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  update texts_version set
    version = version + 1,
    academy = new.academy_name,
    office_email = coalesce(new.operator_email, ''),
    imprint = concat_ws(' · ',
      new.operator_name,
      new.operator_address,
      case when new.operator_tax_id ~ '^[0-9]{10}$' then 'NIP ' || new.operator_tax_id else new.operator_tax_id end,
      new.operator_register_number,
      new.operator_email,
      new.operator_phone);
  return null;
end $$;
CREATE TRIGGER settings_name_academy
  AFTER UPDATE OF academy_name, operator_name, operator_address, operator_tax_id, operator_register_number, operator_email, operator_phone
  ON settings FOR EACH ROW EXECUTE FUNCTION name_academy();

-- What was entered before this.
UPDATE settings SET academy_name = academy_name;
