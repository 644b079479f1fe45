-- outside a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS portfolio_items_old_consent ON portfolio_items (status_changed_at, id) WHERE consent_state = 'GIVEN' AND consented_words IS NULL;
