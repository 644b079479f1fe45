create extension if not exists unaccent;
create extension if not exists pg_trgm;

-- Search without regard to case or diacritics ("lodz" finds "Łódź"). The dictionary is named, so the answer never
-- depends on a setting and the function may be declared immutable, as indexes need.
create function fold(value text) returns text
  language sql immutable parallel safe strict
  return lower(public.unaccent('public.unaccent'::regdictionary, value));

-- Text in both languages, shaped as it travels: {"pl": "…", "en-US": "…"}.
create domain bilingual as jsonb
  check (jsonb_typeof(value -> 'pl') = 'string' and jsonb_typeof(value -> 'en-US') = 'string');

create table languages (
  id integer generated always as identity primary key,
  code text not null unique,
  name text not null
);
insert into languages (code, name) values ('pl', 'Polski'), ('en-US', 'English (US)');

-- The defaults ship with the code; what the office edited is kept.
create table translations (
  id integer generated always as identity primary key,
  language_id integer not null references languages,
  scope_id integer not null check (scope_id between 1 and 3),
  key text not null,
  translation text not null,
  is_edited boolean not null default false,
  unique (language_id, key)
);

create table roles (
  id integer generated always as identity primary key,
  name text not null unique
);
insert into roles (name) values ('super-admin'), ('administrator'), ('pro-artist'), ('client');

-- A right is listed here once its default holders were entered, so that later edits of the owner are kept.
create table permissions (
  name text primary key
);

create table role_permissions (
  role_id integer not null references roles,
  permission text not null references permissions,
  primary key (role_id, permission)
);

create table users (
  id integer generated always as identity primary key,
  first_name text not null,
  last_name text not null,
  email text not null,
  -- Null until the person chose one.
  password_hash text,
  language_name text not null default 'pl' references languages (code),
  is_blocked boolean not null default false,
  created_at timestamptz not null default now()
);
create unique index users_email on users (lower(email));

create table user_roles (
  user_id integer not null references users on delete cascade,
  role_id integer not null references roles,
  primary key (user_id, role_id)
);

-- Anonymous sessions carry the anti-forgery token of strangers.
create table sessions (
  -- SHA-256 of the 256 random bits in the cookie.
  id_hash bytea primary key,
  user_id integer references users on delete cascade,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  ip text not null,
  user_agent text not null
);
create index sessions_user on sessions (user_id) where user_id is not null;
create index sessions_last_seen on sessions (last_seen_at);

create table password_tokens (
  user_id integer primary key references users on delete cascade,
  token_hash bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

create table login_failures (
  -- SHA-256 of folded email and address: what was typed may be a password in the wrong field.
  who bytea not null,
  at timestamptz not null
);
create index login_failures_who on login_failures (who, at);

-- Who did what, in the transaction that did it. Never updated.
create table audit_log (
  id bigint generated always as identity primary key,
  event text not null,
  subject_id integer,
  user_id integer references users on delete set null,
  details jsonb not null default '{}',
  ip text,
  at timestamptz not null
);
create index audit_log_subject on audit_log (event, subject_id);

-- Mails as rendered for their reader. Bodies carry secret links, so they are emptied once an SMTP server took the mail.
create table mails (
  id integer generated always as identity primary key,
  "to" text not null,
  subject text not null,
  text text,
  html text,
  created_at timestamptz not null,
  sent_at timestamptz
);
