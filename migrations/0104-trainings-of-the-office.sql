-- What lists of trainings are searched, filtered and sorted by. The artist's name stands in the row, for an order across a join
-- cannot come from an index; `verified` is what the office has verified, so that an edit shows how it differs.
alter table trainings
  add column artist_name text not null default '',
  add column verified jsonb,
  add column overlap_reason text,
  add column city text generated always as (venue ->> 'city') stored,
  add column country text generated always as (venue ->> 'country') stored,
  add column seats_left integer generated always as (seats_max - seats_taken) stored;

create function name_training_artist() returns trigger language plpgsql as $$
begin
  new.artist_name := coalesce(
    (select last_name || ' ' || first_name from pro_artists where id = new.pro_artist_id), new.former_artist, ''
  );
  return new;
end $$;
create trigger trainings_name_artist before insert or update of pro_artist_id, former_artist on trainings
  for each row execute function name_training_artist();

create function rename_training_artist() returns trigger language plpgsql as $$
begin
  update trainings set artist_name = new.last_name || ' ' || new.first_name where pro_artist_id = new.id;
  return null;
end $$;
create trigger pro_artists_rename_trainings after update of first_name, last_name on pro_artists
  for each row when (old.first_name <> new.first_name or old.last_name <> new.last_name)
  execute function rename_training_artist();

alter table trainings disable trigger trainings_changed;
update trainings set pro_artist_id = pro_artist_id,
  verified = case when state not in ('DRAFT', 'PENDING_VERIFICATION', 'REJECTED') then jsonb_build_object(
    'kind', kind, 'time_zone', time_zone, 'venue', venue, 'seats_max', seats_max,
    'price', jsonb_build_object('amount', price_amount, 'currency', price_currency),
    'sessions', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'day', to_char(starts_at at time zone time_zone, 'YYYY-MM-DD'),
        'from', to_char(starts_at at time zone time_zone, 'HH24:MI'),
        'to', to_char(ends_at at time zone time_zone, 'HH24:MI')
      ) order by starts_at), '[]')
      from training_sessions where training_id = trainings.id
    )
  ) end;
alter table trainings enable trigger trainings_changed;

alter table trainings add column search text generated always as (
  fold(title ->> 'pl') || ' ' || fold(title ->> 'en-US') || ' ' || fold(coalesce(venue ->> 'city', '')) || ' ' || fold(artist_name)
) stored;
create index trainings_search on trainings using gin (search gin_trgm_ops);

create index trainings_title_pl on trainings (((title ->> 'pl') collate "pl-x-icu"), id);
create index trainings_title_en on trainings (((title ->> 'en-US') collate "en-x-icu"), id);
create index trainings_artist_name on trainings ((artist_name collate "pl-x-icu"), id);
create index trainings_technique on trainings (technique, id);
create index trainings_kind on trainings (kind, id);
create index trainings_language on trainings (language, id);
create index trainings_state on trainings (state, starts_at, id);
create index trainings_starts on trainings (starts_at, id);
create index trainings_ends on trainings (ends_at, id);
create index trainings_city on trainings ((city collate "pl-x-icu"), id);
create index trainings_country on trainings (country, id);
create index trainings_seats_taken on trainings (seats_taken, id);
create index trainings_seats_left on trainings (seats_left, id);
create index trainings_seats_max on trainings (seats_max, id);
create index trainings_price on trainings (price_amount, id);
create index trainings_created on trainings (created_at, id);
create index trainings_changed on trainings (state_changed_at, id);
create index trainings_artist_starts on trainings (pro_artist_id, starts_at, id);

create table training_history (
  id integer generated always as identity primary key,
  training_id integer not null references trainings on delete cascade,
  -- A step of the flow, or that it was created or updated.
  event text not null,
  from_state text,
  to_state text not null,
  user_id integer references users on delete set null,
  comment text,
  -- Of an update: {field, before, after}.
  changes jsonb not null default '[]',
  at timestamptz not null
);
create index training_history_training on training_history (training_id, id);
create index training_history_user on training_history (user_id);
