-- outside a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS import_rows_likely ON import_rows (import_id, line, id) WHERE likely IS NOT NULL;
