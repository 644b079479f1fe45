-- outside a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS mails_sent ON mails (sent_at) WHERE sent_at IS NOT NULL;
CREATE INDEX CONCURRENTLY IF NOT EXISTS audit_log_addresses ON audit_log (at) WHERE ip IS NOT NULL;
CREATE INDEX CONCURRENTLY IF NOT EXISTS password_tokens_expires ON password_tokens (expires_at);
CREATE INDEX CONCURRENTLY IF NOT EXISTS form_links_expires ON pro_artist_links (expires_at);
CREATE INDEX CONCURRENTLY IF NOT EXISTS replaced_form_links_replaced ON replaced_form_links (replaced_at);
CREATE INDEX CONCURRENTLY IF NOT EXISTS consent_links_expires ON consent_links (expires_at) WHERE expires_at IS NOT NULL;
CREATE INDEX CONCURRENTLY IF NOT EXISTS review_links_expires ON review_links (expires_at)
  WHERE used_at IS NULL AND withdrawn_at IS NULL;
