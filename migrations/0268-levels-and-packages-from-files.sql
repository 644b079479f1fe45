-- Levels and the price list come from files, too.
ALTER TABLE imports
  DROP CONSTRAINT imports_kind_check,
  ADD CONSTRAINT imports_kind_check CHECK (
    kind IN ('LEVELS', 'PACKAGES', 'STUDENTS', 'ARTISTS', 'TRAININGS', 'SALES', 'VOUCHERS', 'CERTIFICATES')
  ) NOT VALID;
