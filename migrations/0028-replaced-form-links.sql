-- The links that a newer one took the place of, so that whoever opens one of them is told so. Hashes only: they open nothing.
create table replaced_form_links (
  token_hash bytea primary key,
  pro_artist_id integer not null references pro_artists on delete cascade
);
create index replaced_form_links_artist on replaced_form_links (pro_artist_id);
