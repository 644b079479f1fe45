-- A consumer may withdraw from a package within fourteen days of buying it: a ground of its own among cancellations.
ALTER TABLE student_packages ADD COLUMN is_withdrawal boolean NOT NULL DEFAULT false;
COMMENT ON COLUMN student_packages.is_withdrawal IS 'Cancelled because its buyer withdrew within the time that the law gives a consumer';
ALTER TABLE student_packages ADD CONSTRAINT student_packages_withdrawn_is_cancelled CHECK (NOT is_withdrawal OR status = 'CANCELLED') NOT VALID;
