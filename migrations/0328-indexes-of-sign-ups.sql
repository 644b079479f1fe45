-- outside a transaction
create index concurrently sign_ups_terms_version on sign_ups (terms_version_id) where terms_version_id is not null;
create index concurrently trainings_open on trainings (starts_at, id) include (ends_at, seats_left) where state = 'PUBLISHED';
create index concurrently sign_ups_counted on sign_ups (training_id, turn, state);
