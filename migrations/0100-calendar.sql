-- A month of the calendar is all sessions that lie in it or reach into it, however long they are.
create index training_sessions_period on training_sessions using gist (tstzrange(starts_at, ends_at));

-- Calendars elsewhere take a change of an event only if its sequence is higher than the one they know (RFC 5545).
alter table training_sessions
  add column sequence integer not null default 0,
  add column changed_at timestamptz not null default now();

create function raise_sequence() returns trigger language plpgsql as $$
begin
  new.sequence := old.sequence + 1;
  new.changed_at := now();
  return new;
end $$;
create trigger training_sessions_moved before update of starts_at, ends_at on training_sessions
  for each row when (old.starts_at <> new.starts_at or old.ends_at <> new.ends_at) execute function raise_sequence();

-- What an event says of its training.
create function raise_sequences() returns trigger language plpgsql as $$
begin
  update training_sessions set sequence = sequence + 1, changed_at = now() where training_id = new.id;
  return null;
end $$;
create trigger trainings_told after update of title, state, venue, online_url on trainings
  for each row when (
    (old.title, old.state, old.venue, old.online_url) is distinct from (new.title, new.state, new.venue, new.online_url)
  ) execute function raise_sequences();

-- The secret address at which a person's calendar is read by other programs; a new one replaces it.
create table calendar_feeds (
  user_id integer primary key references users on delete cascade,
  -- SHA-256 of 256 random bits.
  secret_hash bytea not null unique,
  created_at timestamptz not null
);
