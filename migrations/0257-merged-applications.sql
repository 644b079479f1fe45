-- outside a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS pro_artists_merged_into ON pro_artists (merged_into) WHERE merged_into IS NOT NULL;
