ALTER TABLE settings VALIDATE CONSTRAINT settings_accent;
