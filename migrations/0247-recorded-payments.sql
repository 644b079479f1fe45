-- outside a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS participants_recorded ON participants (payment_at, id) WHERE payment_at IS NOT NULL;
CREATE INDEX CONCURRENTLY IF NOT EXISTS participants_recorded_seats ON participants (registered_at, id) WHERE payment_at IS NOT NULL;
CREATE INDEX CONCURRENTLY IF NOT EXISTS participants_recorded_since ON participants (coalesce(cancelled_at, registered_at), id) WHERE payment_at IS NOT NULL;
