-- What an artist says against a review of theirs, and what became of it. The flow is in the contract; what holds whatever a program
-- does stands here.
create table abuse_reports (
  id integer generated always as identity primary key,
  review_id integer not null references reviews on delete cascade,
  -- The revision of the review that was reported: the same one is reported once, and what was edited since is a new case.
  version integer not null,
  -- Whose review it is, and who reported it; a case outlives an artist who leaves.
  pro_artist_id integer references pro_artists on delete set null,
  reason text not null check (reason in ('HATE', 'PERSONAL_DATA', 'ADVERTISING', 'NOT_GENUINE', 'WRONG_TRAINING', 'OTHER')),
  explanation text not null check (char_length(explanation) between 1 and 2000),
  state text not null check (
    state in ('WITH_AUTHOR', 'TO_DECIDE', 'DISMISSED', 'UPHELD', 'OBJECTED', 'CONFIRMED', 'OVERTURNED')
  ),
  reported_at timestamptz not null,
  -- Since when it waits for whoever has the turn.
  state_changed_at timestamptz not null,
  -- Until when its author can take personal data out, and when they edited it.
  author_until timestamptz,
  edited_at timestamptz,
  measure text check (measure in ('HIDDEN', 'REMOVED')),
  ground text check (ground in ('HATE', 'PERSONAL_DATA', 'ADVERTISING', 'NOT_GENUINE', 'WRONG_TRAINING', 'OTHER')),
  note text check (char_length(note) between 1 and 2000),
  decided_by integer references users on delete set null,
  decided_at timestamptz,
  objection text check (char_length(objection) between 1 and 2000),
  objected_at timestamptz,
  objection_note text check (char_length(objection_note) between 1 and 2000),
  objection_decided_by integer references users on delete set null,
  objection_decided_at timestamptz,
  revision integer not null default 1,
  status text not null generated always as (
    case
      when state in ('WITH_AUTHOR', 'TO_DECIDE') then 'OPEN'
      when state in ('DISMISSED', 'OVERTURNED') then 'DISMISSED'
      else 'UPHELD'
    end
  ) stored,
  -- Whose turn it is: 0 the office's, 1 the author's, 2 nobody's.
  turn smallint not null generated always as (
    case when state in ('TO_DECIDE', 'OBJECTED') then 0 when state = 'WITH_AUTHOR' then 1 else 2 end
  ) stored,
  unique (review_id, version),
  check (state <> 'WITH_AUTHOR' or (reason = 'PERSONAL_DATA' and author_until is not null)),
  -- What is decided says when and why, and what was upheld by which measure and on which ground.
  check ((state in ('WITH_AUTHOR', 'TO_DECIDE')) = (decided_at is null)),
  check ((decided_at is null) = (note is null)),
  check ((state in ('UPHELD', 'OBJECTED', 'CONFIRMED', 'OVERTURNED')) = (measure is not null)),
  check ((measure is null) = (ground is null)),
  -- One objection, with one answer.
  check ((state in ('OBJECTED', 'CONFIRMED', 'OVERTURNED')) = (objected_at is not null)),
  check ((objected_at is null) = (objection is null)),
  check ((state in ('CONFIRMED', 'OVERTURNED')) = (objection_decided_at is not null)),
  check ((objection_decided_at is null) = (objection_note is null))
);
create index abuse_reports_age on abuse_reports (turn, state_changed_at, id);
create index abuse_reports_changed on abuse_reports (state_changed_at, id);
create index abuse_reports_reported on abuse_reports (reported_at, id);
create index abuse_reports_reason on abuse_reports (reason, turn, state_changed_at, id);
create index abuse_reports_reason_order on abuse_reports (reason, id);
create index abuse_reports_state on abuse_reports (state, id);
create index abuse_reports_status on abuse_reports (status, id);
create index abuse_reports_artist on abuse_reports (pro_artist_id, turn, state_changed_at, id);
create index abuse_reports_due on abuse_reports (author_until) where state = 'WITH_AUTHOR';
create index abuse_reports_decided_by on abuse_reports (decided_by) where decided_by is not null;
create index abuse_reports_objection_decided_by on abuse_reports (objection_decided_by) where objection_decided_by is not null;
create trigger abuse_reports_forget_revisions after delete on abuse_reports for each row execute function forget_revisions();

-- The links of the mails that the author of a review got about a report: each of them leads to the same page.
create table abuse_report_links (
  -- SHA-256 of 256 random bits.
  token_hash bytea primary key,
  abuse_report_id integer not null references abuse_reports on delete cascade,
  created_at timestamptz not null
);
create index abuse_report_links_report on abuse_report_links (abuse_report_id);
