-- How the academy looks: its accent color and its mark, a small PNG. Null: Atelier's own.
ALTER TABLE settings
  ADD COLUMN accent text,
  ADD COLUMN mark bytea,
  ADD CONSTRAINT settings_accent CHECK (accent ~ '^#[0-9a-f]{6}$') NOT VALID;

-- Beside the version of the texts, like the name: whatever follows this version follows the look.
ALTER TABLE texts_version
  ADD COLUMN accent text,
  ADD COLUMN mark bytea;
COMMENT ON COLUMN texts_version.accent IS 'Derived: from the settings';
COMMENT ON COLUMN texts_version.mark IS 'Derived: from the settings';

CREATE FUNCTION show_look() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  update texts_version set version = version + 1, accent = new.accent, mark = new.mark;
  return null;
end $$;
CREATE TRIGGER settings_show_look
  AFTER UPDATE OF accent, mark ON settings FOR EACH ROW EXECUTE FUNCTION show_look();
