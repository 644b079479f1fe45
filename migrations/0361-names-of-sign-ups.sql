-- outside a transaction
-- Guests who are named in the data of others are found by name for each hundred rows of an export.
CREATE INDEX CONCURRENTLY IF NOT EXISTS sign_ups_name ON sign_ups (last_name COLLATE "pl-x-icu", first_name COLLATE "pl-x-icu");
