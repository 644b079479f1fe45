-- Neither written nor read since 6410b95d, which stores former names and phones of everybody in `former_contacts`.
-- squawk-ignore ban-drop-column
ALTER TABLE merges DROP COLUMN former_names, DROP COLUMN former_phones;
