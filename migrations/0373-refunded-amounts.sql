-- How much was paid back for a package. What was refunded before stays unknown: the office agreed on the amount outside of the portal.
ALTER TABLE student_packages ADD COLUMN refunded_amount integer;
COMMENT ON COLUMN student_packages.refunded_amount IS 'Of all refunds, in minor units; null: none, or one was recorded without its amount';
ALTER TABLE student_packages
  ADD CONSTRAINT student_packages_refunded_amount
  CHECK (refunded_amount IS NULL OR (payment_status = 'REFUNDED' AND refunded_amount BETWEEN 0 AND price_amount)) NOT VALID;
