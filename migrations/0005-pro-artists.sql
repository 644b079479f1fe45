create table levels (
  id integer generated always as identity primary key,
  code text not null unique,
  name bilingual not null,
  position integer not null unique
);
insert into levels (code, name, position) values
  ('ARTIST', '{"pl": "Artist", "en-US": "Artist"}', 1),
  ('SENIOR_ARTIST', '{"pl": "Senior Artist", "en-US": "Senior Artist"}', 2),
  ('MASTER', '{"pl": "Master", "en-US": "Master"}', 3),
  ('GRAND_MASTER', '{"pl": "Grand Master", "en-US": "Grand Master"}', 4);

create table pro_artists (
  id integer generated always as identity primary key,
  -- The account, from COMPLETED on.
  user_id integer unique references users,
  first_name text not null,
  last_name text not null,
  email text not null,
  phone text not null check (phone ~ '^\+[1-9]\d{7,14}$'),
  country_id integer not null references countries,
  city text not null,
  postal_code text,
  street text,
  company_name text,
  tax_id text,
  website text,
  instagram text,
  languages text[] not null default '{}',
  techniques text[] not null,
  years_of_experience integer not null check (years_of_experience >= 0),
  motivation text not null,
  bio bilingual,
  avatar_id integer references files,
  language_name text not null references languages (code),
  -- APPLIED 0, ACCEPTED 1, REJECTED 2, COMPLETED 3, TO_VERIFY 4, MISSING_DATA 5
  invitation_status smallint not null default 0 check (invitation_status between 0 and 5),
  -- DISABLED 0, ENABLED 1
  activation_status smallint not null default 1 check (activation_status in (0, 1)),
  pro_team boolean not null default false,
  has_own_trainings boolean not null default false,
  level_id integer references levels,
  applied_at timestamptz not null,
  status_changed_at timestamptz not null,
  search text generated always as (
    fold(first_name) || ' ' || fold(last_name) || ' ' || fold(email) || ' ' || phone || ' ' || fold(city) || ' ' || fold(coalesce(company_name, ''))
  ) stored,
  check (invitation_status <> 3 or (user_id is not null and level_id is not null))
);
create unique index pro_artists_email on pro_artists (lower(email));
create index pro_artists_search on pro_artists using gin (search gin_trgm_ops);
-- Also counts a list, which asks for these columns and no others.
create index pro_artists_status on pro_artists (invitation_status, status_changed_at, id) include (user_id, country_id);
create index pro_artists_name on pro_artists (last_name collate "pl-x-icu", first_name collate "pl-x-icu", id);
create index pro_artists_applied_at on pro_artists (applied_at, id);
create index pro_artists_status_changed_at on pro_artists (status_changed_at, id);
create index pro_artists_email_sort on pro_artists (email, id);
create index pro_artists_city on pro_artists (city collate "pl-x-icu", id);
create index pro_artists_country on pro_artists (country_id, id);
create index pro_artists_years on pro_artists (years_of_experience, id);

create table pro_artist_documents (
  id integer generated always as identity primary key,
  pro_artist_id integer not null references pro_artists on delete cascade,
  file_id integer not null unique references files,
  kind text not null check (kind in ('CERTIFICATE', 'LICENCE', 'INSURANCE')),
  valid_until date
);
create index pro_artist_documents_artist on pro_artist_documents (pro_artist_id, id);

-- Each step of an application, with who and when. Never updated.
create table pro_artist_history (
  id integer generated always as identity primary key,
  pro_artist_id integer not null references pro_artists on delete cascade,
  event text not null,
  from_status smallint,
  to_status smallint,
  -- Null for the applicant's own steps.
  user_id integer references users on delete set null,
  comment text,
  fields text[] not null default '{}',
  at timestamptz not null
);
create index pro_artist_history_artist on pro_artist_history (pro_artist_id, id);

-- The secret link to the data form. The token is an HMAC of the nonce under the portal's secret, so that a later mail
-- can carry the very same link while the database holds nothing that opens it.
create table pro_artist_links (
  pro_artist_id integer primary key references pro_artists on delete cascade,
  nonce bytea not null,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
