-- outside a transaction
-- People in pictures who are named in the data of others are found by email for each hundred rows of an export, and consents of who is erased.
CREATE INDEX CONCURRENTLY IF NOT EXISTS consent_links_sent_to ON consent_links (lower(sent_to));
