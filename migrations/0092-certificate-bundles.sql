-- The files of many certificates at once: printed by a task, saved as one ZIP by whoever asked.
create table certificate_bundles (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  -- Those that were found when it was asked for.
  certificate_ids integer[] not null check (cardinality(certificate_ids) > 0),
  printed integer not null default 0,
  asked_at timestamptz not null
);
create index certificate_bundles_user on certificate_bundles (user_id);
create index certificate_bundles_asked on certificate_bundles (asked_at);
