-- For how many days the portal stores what is no longer needed; the owner sets it.
alter table settings
  add column mail_days integer not null default 365 check (mail_days between 30 and 3650),
  add column audit_address_days integer not null default 365 check (audit_address_days between 30 and 3650),
  add column device_days integer not null default 180 check (device_days between 1 and 365),
  add column ended_link_days integer not null default 90 check (ended_link_days between 1 and 365),
  add column trash_days integer not null default 30 check (trash_days between 7 and 365),
  add column read_notification_days integer not null default 90 check (read_notification_days between 7 and 730),
  add column replaced_picture_days integer not null default 90 check (replaced_picture_days between 1 and 365);

-- Those that were replaced before count from today.
alter table replaced_form_links add column replaced_at timestamptz not null default now();

-- What each run removed, by the name of the setting.
create table retention_runs (
  id integer primary key generated always as identity,
  at timestamptz not null,
  removed jsonb not null
);
