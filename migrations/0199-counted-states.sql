-- outside a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS pro_artists_counted ON pro_artists (invitation_status, country_id);
