-- outside a transaction
create index concurrently trainings_published_city on trainings (fold(city), starts_at, id) where state = 'PUBLISHED';
create index concurrently trainings_published_technique on trainings (technique, starts_at, id) where state = 'PUBLISHED';
create index concurrently trainings_published_language on trainings (language, starts_at, id) where state = 'PUBLISHED';
