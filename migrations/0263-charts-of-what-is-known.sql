-- outside a transaction
-- The dashboard's charts leave out what was imported: found in an index alone, as before there were imports.
CREATE INDEX CONCURRENTLY IF NOT EXISTS student_packages_sold_known ON student_packages (sold_at) WHERE status <> 'CANCELLED' AND is_sale_day_known;
CREATE INDEX CONCURRENTLY IF NOT EXISTS pro_artists_applied_here ON pro_artists (applied_at) INCLUDE (invitation_status, user_id) WHERE NOT is_imported;
DROP INDEX CONCURRENTLY IF EXISTS student_packages_sold;
DROP INDEX CONCURRENTLY IF EXISTS pro_artists_applied;
