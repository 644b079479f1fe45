-- outside a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS users_merged_into ON users (merged_into) WHERE merged_into IS NOT NULL;
CREATE INDEX CONCURRENTLY IF NOT EXISTS students_merged_into ON students (merged_into) WHERE merged_into IS NOT NULL;
