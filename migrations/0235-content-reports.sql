-- Reports of public content by anybody, and restrictions that the office decided on by itself: each with one decision and one
-- objection. Reviews are taken down by abuse_reports, to which a report of one leads.
create table content_reports (
  id integer generated always as identity primary key,
  -- A notice by somebody, or a decision of the office by itself.
  source text not null check (source in ('NOTICE', 'OWN_INITIATIVE')),
  kind text not null check (kind in ('PROFILE', 'WORK', 'REVIEW')),
  -- Of the artist, the work or the review, also after it was deleted.
  content_id integer not null,
  pro_artist_id integer references pro_artists on delete set null,
  state text not null check (state in ('TO_DECIDE', 'DISMISSED', 'UPHELD', 'OBJECTED', 'CONFIRMED', 'OVERTURNED')),
  reported_at timestamptz not null,
  state_changed_at timestamptz not null,
  measure text check (measure in ('HIDDEN', 'REJECTED', 'BLOCKED')),
  ground text check (
    ground in ('OWN_IMAGE', 'PERSONAL_DATA', 'UNTRUE', 'HATE', 'COPYRIGHT', 'CHILD_ABUSE', 'ILLEGAL', 'RULES')
  ),
  note text check (char_length(note) between 1 and 2000),
  is_detected boolean not null default false,
  decided_by integer references users on delete set null,
  decided_at timestamptz,
  objection text check (char_length(objection) between 1 and 2000),
  objected_at timestamptz,
  objection_note text check (char_length(objection_note) between 1 and 2000),
  objection_decided_by integer references users on delete set null,
  objection_decided_at timestamptz,
  revision integer not null default 1,
  turn smallint not null generated always as (case when state in ('TO_DECIDE', 'OBJECTED') then 0 else 1 end) stored,
  check ((state = 'TO_DECIDE') = (decided_at is null)),
  check ((decided_at is null) = (note is null)),
  check (measure is null or decided_at is not null),
  check ((measure is null) = (ground is null)),
  check (state not in ('TO_DECIDE', 'DISMISSED') or measure is null),
  check (state <> 'UPHELD' or measure is not null),
  check ((state in ('OBJECTED', 'CONFIRMED', 'OVERTURNED')) = (objected_at is not null)),
  check ((objected_at is null) = (objection is null)),
  check ((state in ('CONFIRMED', 'OVERTURNED')) = (objection_decided_at is not null)),
  check ((objection_decided_at is null) = (objection_note is null))
);
comment on column content_reports.is_detected is 'The portal had shown the office that a picture looks like another one';
comment on column content_reports.measure is 'Null: nothing was restricted, and the objection is a reporter''s';
comment on column content_reports.turn is 'Whose turn it is: 0 the office''s, 1 nobody''s';
-- Reports of one thing that wait are decided together.
create unique index content_reports_waiting on content_reports (kind, content_id) where state = 'TO_DECIDE';
create index content_reports_content on content_reports (kind, content_id, id);
create index content_reports_age on content_reports (turn, state_changed_at, id);
create index content_reports_changed on content_reports (state_changed_at, id);
create index content_reports_reported on content_reports (reported_at, id);
create index content_reports_artist on content_reports (pro_artist_id, id);
create index content_reports_decided_by on content_reports (decided_by) where decided_by is not null;
create index content_reports_objection_decided_by on content_reports (objection_decided_by) where objection_decided_by is not null;
create trigger content_reports_forget_revisions after delete on content_reports for each row execute function forget_revisions();

-- Who reported it and why: one row for each sent form.
create table content_notices (
  id integer generated always as identity primary key,
  content_report_id integer not null references content_reports on delete cascade,
  -- Of the form: what is sent twice is one notice.
  key uuid not null unique,
  -- The exact address.
  place text not null check (char_length(place) <= 500),
  reason text not null check (
    reason in ('OWN_IMAGE', 'PERSONAL_DATA', 'UNTRUE', 'HATE', 'COPYRIGHT', 'CHILD_ABUSE', 'ILLEGAL', 'RULES')
  ),
  explanation text not null check (char_length(explanation) <= 4000),
  name text check (char_length(name) <= 160),
  email text check (char_length(email) <= 254),
  language_name text not null default 'pl' check (language_name in ('pl', 'en-US')),
  reported_at timestamptz not null
);
create index content_notices_report on content_notices (content_report_id, id);
create index content_notices_email on content_notices (lower(email)) where email is not null;

-- Links of the mails to reporters.
create table content_notice_links (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  content_notice_id integer not null references content_notices on delete cascade,
  created_at timestamptz not null
);
create index content_notice_links_notice on content_notice_links (content_notice_id);
