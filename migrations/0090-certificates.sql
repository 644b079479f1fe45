-- What is printed on a certificate stands here as it was issued, whatever people and trainings are called later.
create table certificates (
  id integer generated always as identity primary key,
  -- The letters are drawn by lot: a number tells neither how many there are nor which is the next.
  number text not null unique check (number ~ '^AT-\d{4}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$'),
  participant_id integer references participants on delete set null,
  training_id integer references trainings on delete set null,
  student_id integer references students on delete set null,
  language text not null references languages (code),
  holder text not null,
  title text not null,
  artist text not null,
  technique text not null,
  -- Null: online.
  place text,
  first_day date not null,
  last_day date not null check (last_day >= first_day),
  minutes integer not null check (minutes > 0),
  issued_at timestamptz not null,
  -- A correction is a new certificate.
  replaces_id integer unique references certificates,
  replaced_at timestamptz,
  revoked_at timestamptz,
  revocation_reason text,
  state text not null generated always as (
    case when revoked_at is not null then 'REVOKED' when replaced_at is not null then 'REPLACED' else 'VALID' end
  ) stored,
  search text not null generated always as (
    fold(holder) || ' ' || fold(title) || ' ' || fold(artist) || ' ' || lower(number)
  ) stored,
  check ((revoked_at is null) = (revocation_reason is null)),
  check (revoked_at is null or replaced_at is null)
);
create unique index certificates_valid on certificates (participant_id) where revoked_at is null and replaced_at is null;
create index certificates_participant on certificates (participant_id);
create index certificates_training on certificates (training_id, id);
create index certificates_student on certificates (student_id, id);
create index certificates_search on certificates using gin (search gin_trgm_ops);
create index certificates_number on certificates (number, id);
create index certificates_holder on certificates (holder collate "pl-x-icu", id);
create index certificates_title on certificates (title collate "pl-x-icu", id);
create index certificates_artist on certificates (artist collate "pl-x-icu", id);
create index certificates_last_day on certificates (last_day, id);
create index certificates_issued on certificates (issued_at, id);
create index certificates_state on certificates (state, id);

-- Each file that was handed out, so that any of them can be recognized: a newer compiler would print other bytes.
create table certificate_files (
  sha256 text primary key check (sha256 ~ '^[0-9a-f]{64}$'),
  certificate_id integer not null references certificates on delete cascade,
  -- Whether it is the one of a revoked certificate, which has a watermark.
  is_revoked boolean not null,
  pdf bytea not null,
  printed_at timestamptz not null,
  unique (certificate_id, is_revoked)
);
-- Printed pages are compressed already.
alter table certificate_files alter column pdf set storage external;
