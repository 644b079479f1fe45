-- Whether anybody signs up for a training on its public page, whether they get a seat at once, and how long one is held for them.
alter table settings
  add column sign_ups text not null default 'REQUESTS',
  add column sign_up_hold_hours integer not null default 72;
alter table settings
  add constraint settings_sign_ups check (sign_ups in ('OFF', 'REQUESTS', 'SEATS')) not valid,
  add constraint settings_sign_up_hold_hours check (sign_up_hold_hours between 1 and 720) not valid;

-- Who signed up for a training without an account. Nobody in the academy sees a row before its email was proven by a link.
create table sign_ups (
  id integer generated always as identity primary key,
  -- Of the form: what is sent twice is one sign-up.
  key uuid not null unique,
  training_id integer not null references trainings on delete cascade,
  first_name text not null check (char_length(first_name) <= 80),
  last_name text not null check (char_length(last_name) <= 80),
  email text not null check (char_length(email) <= 254),
  phone text check (phone ~ '^\+[1-9]\d{7,14}$'),
  language_name text not null check (language_name in ('pl', 'en-US')),
  note text check (char_length(note) between 1 and 1000),
  state text not null check (state in ('UNPROVEN', 'WAITING', 'WAITLISTED', 'SEATED', 'REFUSED', 'WITHDRAWN', 'LAPSED')),
  asked_at timestamptz not null,
  proven_at timestamptz,
  state_changed_at timestamptz not null,
  held_until timestamptz,
  refusal text check (char_length(refusal) between 1 and 2000),
  student_id integer references students on delete set null,
  decided_by integer references users on delete set null,
  revision integer not null default 1,
  turn smallint not null generated always as (case when state = 'WAITING' then 0 else 1 end) stored,
  search text generated always as (fold(first_name) || ' ' || fold(last_name) || ' ' || fold(email)) stored,
  check ((state = 'UNPROVEN') = (proven_at is null)),
  check (held_until is null or state = 'WAITING'),
  check ((state = 'REFUSED') = (refusal is not null))
);
comment on column sign_ups.held_until is 'Until when a seat is held; null: none is';
comment on column sign_ups.turn is 'Whose turn it is: 0 the office''s, 1 nobody''s';
create unique index sign_ups_once on sign_ups (training_id, lower(email)) where state = 'WAITING';
create index sign_ups_training on sign_ups (training_id, turn, state_changed_at, id);
create index sign_ups_age on sign_ups (turn, state_changed_at, id);
create index sign_ups_changed on sign_ups (state_changed_at, id);
create index sign_ups_asked on sign_ups (asked_at, id);
create index sign_ups_held on sign_ups (held_until) where held_until is not null;
create index sign_ups_unproven on sign_ups (asked_at) where state = 'UNPROVEN';
create index sign_ups_email on sign_ups (lower(email), asked_at);
create index sign_ups_student on sign_ups (student_id, id) where student_id is not null;
create index sign_ups_decided_by on sign_ups (decided_by) where decided_by is not null;
create index sign_ups_search on sign_ups using gin (search gin_trgm_ops);
create trigger sign_ups_forget_revisions after delete on sign_ups for each row execute function forget_revisions();

-- Links of the mails to them.
create table sign_up_links (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  sign_up_id integer not null references sign_ups on delete cascade,
  created_at timestamptz not null
);
create index sign_up_links_sign_up on sign_up_links (sign_up_id);

-- Seats that are held for a sign-up count as taken, as those that are offered do.
create function recount_seats(ids integer[]) returns void language plpgsql as $$
begin
  if ids = '{}' then return; end if;
  perform from trainings where id = any (ids) order by id for no key update;
  update trainings set seats_taken =
    (select count(*) from participants where training_id = trainings.id and status <> 'CANCELLED')
    + (select count(*) from waiting_students where training_id = trainings.id and status = 'OFFERED')
    + (select count(*) from sign_ups where training_id = trainings.id and held_until is not null)
    where id = any (ids);
end $$;

create or replace function count_seats() returns trigger language plpgsql as $$
declare ids integer[];
begin
  if tg_op = 'INSERT' then ids := array(select training_id from new_rows);
  elsif tg_op = 'DELETE' then ids := array(select training_id from old_rows);
  else ids := array(
    select training_id from (select id, training_id, status from old_rows except select id, training_id, status from new_rows) gone
    union
    select training_id from (select id, training_id, status from new_rows except select id, training_id, status from old_rows) came
  );
  end if;
  perform recount_seats(ids);
  return null;
end $$;

create function count_held_seats() returns trigger language plpgsql as $$
declare ids integer[];
begin
  if tg_op = 'INSERT' then ids := array(select training_id from new_rows where held_until is not null);
  elsif tg_op = 'DELETE' then ids := array(select training_id from old_rows where held_until is not null);
  else ids := array(
    select training_id from (
      select id, training_id from old_rows where held_until is not null
      except select id, training_id from new_rows where held_until is not null
    ) gone
    union
    select training_id from (
      select id, training_id from new_rows where held_until is not null
      except select id, training_id from old_rows where held_until is not null
    ) came
  );
  end if;
  perform recount_seats(ids);
  return null;
end $$;
create trigger sign_ups_added after insert on sign_ups
  referencing new table as new_rows for each statement execute function count_held_seats();
create trigger sign_ups_changed after update on sign_ups
  referencing old table as old_rows new table as new_rows for each statement execute function count_held_seats();
create trigger sign_ups_removed after delete on sign_ups
  referencing old table as old_rows for each statement execute function count_held_seats();
comment on column trainings.seats_taken is 'Derived: by participants who did not cancel, offers and seats held for sign-ups';
