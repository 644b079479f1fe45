-- outside a transaction
create index concurrently sign_ups_terms_version on sign_ups (terms_version_id) where terms_version_id is not null;
