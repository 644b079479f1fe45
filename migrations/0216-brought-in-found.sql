-- outside a transaction
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS certificates_key ON certificates (upper(regexp_replace(number, '\s', '', 'g')));
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS vouchers_former_number ON vouchers (upper(regexp_replace(former_number, '\s', '', 'g'))) WHERE former_number IS NOT NULL AND taken_back_at IS NULL;
