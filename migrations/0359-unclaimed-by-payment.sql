-- outside a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS student_packages_unclaimed_payment ON student_packages (payment_status, id) WHERE is_unclaimed;
