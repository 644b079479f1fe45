-- outside a transaction
-- The lists of applications leave out the merged records of artists, whom their account tells apart: still counted in an index alone.
CREATE INDEX CONCURRENTLY IF NOT EXISTS pro_artists_counted_by_state ON pro_artists (invitation_status, country_id) INCLUDE (user_id);
DROP INDEX CONCURRENTLY IF EXISTS pro_artists_counted;
