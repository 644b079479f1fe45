-- Since when an address leads to another one: in a year it is free for others.
alter table public_profile_addresses add column left_at timestamptz;
update public_profile_addresses set left_at = now() where not is_current;
alter table public_profile_addresses add check (is_current = (left_at is null));

-- What an artist is called, as an address: nobody else takes it.
create index pro_artists_called on pro_artists (
  (trim(both '-' from regexp_replace(fold(first_name || ' ' || last_name), '[^a-z0-9]+', '-', 'g')))
);
