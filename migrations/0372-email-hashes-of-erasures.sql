-- outside a transaction
-- A guest's erasure that was sent twice is found by the email.
CREATE INDEX CONCURRENTLY IF NOT EXISTS erasures_email_hash ON erasures (email_hash) WHERE email_hash IS NOT NULL;
