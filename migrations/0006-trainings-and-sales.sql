-- The rows that an artist's figures are counted from. Their screens come with their features.

create table students (
  id integer generated always as identity primary key,
  user_id integer not null unique references users,
  first_name text not null,
  last_name text not null,
  email text not null,
  phone text check (phone ~ '^\+[1-9]\d{7,14}$'),
  country_id integer references countries,
  language_name text not null references languages (code),
  internal_note text,
  status text not null default 'ACTIVE' check (status in ('ACTIVE', 'BLOCKED')),
  created_at timestamptz not null,
  search text generated always as (
    fold(first_name) || ' ' || fold(last_name) || ' ' || fold(email) || ' ' || coalesce(phone, '')
  ) stored
);
create unique index students_email on students (lower(email));
create index students_search on students using gin (search gin_trgm_ops);

-- Money is integer minor units of a currency (ISO 4217).
create table packages (
  id integer generated always as identity primary key,
  name bilingual not null,
  description bilingual not null,
  entries integer not null check (entries > 0),
  price_amount integer not null check (price_amount >= 0),
  price_currency text not null check (price_currency ~ '^[A-Z]{3}$'),
  validity_days integer not null check (validity_days > 0),
  is_active boolean not null default true,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table student_packages (
  id integer generated always as identity primary key,
  student_id integer not null references students,
  package_id integer not null references packages,
  -- Who sold it; the sale outlives the artist.
  pro_artist_id integer references pro_artists on delete set null,
  price_amount integer not null check (price_amount >= 0),
  price_currency text not null check (price_currency ~ '^[A-Z]{3}$'),
  payment_status text not null check (payment_status in ('UNPAID', 'PAID', 'REFUNDED')),
  entries_total integer not null check (entries_total > 0),
  entries_used integer not null default 0 check (entries_used between 0 and entries_total),
  activates_at timestamptz,
  expires_at timestamptz,
  status text not null check (status in ('PENDING', 'ACTIVE', 'USED_UP', 'EXPIRED', 'CANCELLED')),
  sold_at timestamptz not null,
  check (status <> 'USED_UP' or entries_used = entries_total)
);
create index student_packages_artist on student_packages (pro_artist_id, status);
create index student_packages_student on student_packages (student_id, id);
create index student_packages_pending on student_packages (sold_at) where status = 'PENDING';
create index student_packages_expiry on student_packages (expires_at) where status in ('PENDING', 'ACTIVE');

create table trainings (
  id integer generated always as identity primary key,
  pro_artist_id integer references pro_artists on delete set null,
  -- The name of an artist who was deleted since: a training's history outlives them.
  former_artist text,
  title bilingual not null,
  description bilingual not null,
  technique text not null,
  kind text not null check (kind in ('GROUP', 'INDIVIDUAL', 'ONLINE')),
  -- IANA name: sessions are instants, but people plan them by the clock on the wall.
  time_zone text not null,
  -- {name, address, city, country}; an online training has an address on the web instead.
  venue jsonb,
  online_url text,
  language text not null,
  seats_min integer not null check (seats_min > 0),
  seats_max integer not null check (seats_max >= seats_min),
  price_amount integer not null check (price_amount >= 0),
  price_currency text not null check (price_currency ~ '^[A-Z]{3}$'),
  state text not null check (
    state in ('DRAFT', 'PENDING_VERIFICATION', 'ACCEPTED', 'REJECTED', 'PUBLISHED', 'UNPUBLISHED', 'COMPLETED', 'CANCELLED')
  ),
  rejection_reason text,
  cancel_reason text,
  created_at timestamptz not null,
  state_changed_at timestamptz not null,
  check ((kind = 'ONLINE') = (venue is null))
);
create index trainings_artist on trainings (pro_artist_id, state);
create index trainings_pending on trainings (state_changed_at) where state = 'PENDING_VERIFICATION';

create table training_sessions (
  id integer generated always as identity primary key,
  training_id integer not null references trainings on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  check (ends_at > starts_at)
);
create index training_sessions_training on training_sessions (training_id, starts_at);

create table participants (
  id integer generated always as identity primary key,
  training_id integer not null references trainings on delete cascade,
  student_id integer not null references students,
  student_package_id integer references student_packages,
  status text not null check (status in ('REGISTERED', 'CONFIRMED', 'CANCELLED')),
  outcome text not null default 'NONE' check (outcome in ('PASS', 'FAIL', 'NO_SHOW', 'NONE')),
  registered_at timestamptz not null,
  unique (training_id, student_id)
);
create index participants_student on participants (student_id, id);

create table attendances (
  participant_id integer not null references participants on delete cascade,
  training_session_id integer not null references training_sessions on delete cascade,
  is_present boolean not null,
  primary key (participant_id, training_session_id)
);

create table reviews (
  id integer generated always as identity primary key,
  training_id integer not null references trainings on delete cascade,
  participant_id integer not null unique references participants on delete cascade,
  rating smallint not null check (rating between 1 and 5),
  content_rating smallint not null check (content_rating between 1 and 5),
  artist_rating smallint not null check (artist_rating between 1 and 5),
  organisation_rating smallint not null check (organisation_rating between 1 and 5),
  text text not null check (char_length(text) between 20 and 4000),
  status text not null check (status in ('PUBLISHED', 'HIDDEN', 'REMOVED')),
  reply text,
  replied_at timestamptz,
  created_at timestamptz not null
);
create index reviews_training on reviews (training_id, status);

create table portfolio_items (
  id integer generated always as identity primary key,
  pro_artist_id integer not null references pro_artists on delete cascade,
  title bilingual not null,
  description bilingual not null,
  technique text not null,
  performed_on date not null,
  position integer not null,
  status text not null check (status in ('DRAFT', 'PENDING', 'APPROVED', 'REJECTED', 'HIDDEN')),
  moderation_reason text,
  created_at timestamptz not null,
  unique (pro_artist_id, position) deferrable initially deferred
);
create index portfolio_items_artist on portfolio_items (pro_artist_id, status);

create table vouchers (
  id integer generated always as identity primary key,
  -- 12 characters, Crockford's base 32 with a check character.
  code text not null unique check (code ~ '^[0-9A-HJKMNP-TV-Z]{12}$'),
  kind text not null check (kind in ('PERCENT', 'AMOUNT')),
  -- Percent, or integer minor units of the currency.
  value integer not null check (value > 0),
  currency text check (currency ~ '^[A-Z]{3}$'),
  holder_id integer not null references users,
  source text not null check (source in ('ADMIN', 'REVIEW', 'BENEFIT')),
  issued_at timestamptz not null,
  available_at timestamptz not null,
  valid_until timestamptz not null,
  max_usages integer not null default 1 check (max_usages > 0),
  note text,
  check (kind = 'AMOUNT' or value <= 100),
  check ((kind = 'AMOUNT') = (currency is not null))
);
create index vouchers_holder on vouchers (holder_id, valid_until);

-- An artist's figures. Lists filter and sort by them, so they stand in columns with indexes; the triggers below count
-- them anew from the rows above, in the transaction that changes those.
alter table pro_artists
  add column trainings_sold integer not null default 0,
  add column trainings_uncompleted integer not null default 0,
  add column trainings_completed integer not null default 0,
  add column average_rating numeric(3, 2),
  add column reviews_count integer not null default 0,
  add column approved_portfolio_items integer not null default 0,
  add column internal_note text,
  -- Grows with every edit of the data, so that whoever edits an older one is told.
  add column version integer not null default 1;

create index pro_artists_trainings_sold on pro_artists (trainings_sold, id);
create index pro_artists_trainings_uncompleted on pro_artists (trainings_uncompleted, id);
-- Who has no review yet stands below everybody who has one.
create index pro_artists_average_rating on pro_artists ((coalesce(average_rating, 0)), id);
create index pro_artists_level on pro_artists (level_id, id);
create index pro_artists_activation on pro_artists (activation_status, id);
create index pro_artists_team on pro_artists (pro_team, id);
-- Counts a list with whatever filters, which ask for these columns and no others.
drop index pro_artists_status;
create index pro_artists_status on pro_artists (invitation_status, status_changed_at, id)
  include (user_id, country_id, level_id, activation_status, pro_team, trainings_sold, trainings_uncompleted);

create function refresh_artist_figures(ids integer[]) returns void language sql as $$
  update pro_artists artist set (
    trainings_sold, trainings_uncompleted, trainings_completed, average_rating, reviews_count, approved_portfolio_items
  ) = (
    select
      (select count(*) from student_packages where pro_artist_id = artist.id and status <> 'CANCELLED'),
      (select count(*) from student_packages
        where pro_artist_id = artist.id and status in ('PENDING', 'ACTIVE') and entries_used < entries_total),
      (select count(*) from trainings where pro_artist_id = artist.id and state = 'COMPLETED'),
      (select avg(rating) from reviews join trainings on trainings.id = training_id
        where pro_artist_id = artist.id and status = 'PUBLISHED'),
      (select count(*) from reviews join trainings on trainings.id = training_id
        where pro_artist_id = artist.id and status = 'PUBLISHED'),
      (select count(*) from portfolio_items where pro_artist_id = artist.id and status = 'APPROVED')
  )
  where id = any (ids)
$$;

-- For tables with a column pro_artist_id.
create function count_artist_rows() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform refresh_artist_figures(array(select distinct pro_artist_id from new_rows));
  elsif tg_op = 'DELETE' then
    perform refresh_artist_figures(array(select distinct pro_artist_id from old_rows));
  else
    perform refresh_artist_figures(array(select pro_artist_id from old_rows union select pro_artist_id from new_rows));
  end if;
  return null;
end $$;

create function count_artist_reviews() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform refresh_artist_figures(array(select pro_artist_id from trainings where id in (select training_id from new_rows)));
  elsif tg_op = 'DELETE' then
    perform refresh_artist_figures(array(select pro_artist_id from trainings where id in (select training_id from old_rows)));
  else
    perform refresh_artist_figures(array(
      select pro_artist_id from trainings where id in (select training_id from old_rows union select training_id from new_rows)
    ));
  end if;
  return null;
end $$;

create trigger student_packages_added after insert on student_packages
  referencing new table as new_rows for each statement execute function count_artist_rows();
create trigger student_packages_changed after update on student_packages
  referencing old table as old_rows new table as new_rows for each statement execute function count_artist_rows();
create trigger student_packages_removed after delete on student_packages
  referencing old table as old_rows for each statement execute function count_artist_rows();

create trigger trainings_added after insert on trainings
  referencing new table as new_rows for each statement execute function count_artist_rows();
create trigger trainings_changed after update on trainings
  referencing old table as old_rows new table as new_rows for each statement execute function count_artist_rows();
create trigger trainings_removed after delete on trainings
  referencing old table as old_rows for each statement execute function count_artist_rows();

create trigger portfolio_items_added after insert on portfolio_items
  referencing new table as new_rows for each statement execute function count_artist_rows();
create trigger portfolio_items_changed after update on portfolio_items
  referencing old table as old_rows new table as new_rows for each statement execute function count_artist_rows();
create trigger portfolio_items_removed after delete on portfolio_items
  referencing old table as old_rows for each statement execute function count_artist_rows();

create trigger reviews_added after insert on reviews
  referencing new table as new_rows for each statement execute function count_artist_reviews();
create trigger reviews_changed after update on reviews
  referencing old table as old_rows new table as new_rows for each statement execute function count_artist_reviews();
create trigger reviews_removed after delete on reviews
  referencing old table as old_rows for each statement execute function count_artist_reviews();
