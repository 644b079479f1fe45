-- outside a transaction
-- Guests who are named in the data of others are found by phone for each hundred rows of an export.
CREATE INDEX CONCURRENTLY IF NOT EXISTS sign_ups_phone ON sign_ups (phone);
