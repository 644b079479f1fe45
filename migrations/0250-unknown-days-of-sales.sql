-- Of a sale of before the portal, on a day that its file did not have, nobody knows when it was: no chart counts it.
ALTER TABLE student_packages ADD COLUMN is_sale_day_known boolean NOT NULL DEFAULT true;
COMMENT ON COLUMN student_packages.is_sale_day_known IS 'False: sold before the portal, and sold_at is when it was imported';
