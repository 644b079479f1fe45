-- Any page of a log of any length is found as soon as the first: by how many lines there are of each event in each week, the lines
-- before a page are counted without being read. Weeks are counted once they are over, so that no two requests write the same row.
create table audit_log_weeks (
  -- Its Monday, in UTC.
  week date not null,
  event text not null,
  lines integer not null,
  primary key (week, event)
);

-- Until when lines are counted; those after it are as few as a week has.
create table audit_log_counted (
  before timestamptz not null
);
create unique index audit_log_counted_once on audit_log_counted ((true));
insert into audit_log_counted values ('-infinity');

create function week_of(at timestamptz) returns date immutable language sql
  return date_trunc('week', at at time zone 'UTC')::date;

-- Counts the weeks that are over. Whoever is writing is waited for, so that no line is missed, and whoever writes next knows.
create function count_audit_log(now timestamptz) returns void language plpgsql as $$
declare
  begun timestamptz := week_of(now)::timestamp at time zone 'UTC';
begin
  if begun <= (select before from audit_log_counted) then return; end if;
  lock table audit_log in share mode;
  insert into audit_log_weeks
    select week_of(at), event, count(*) from audit_log
    where at >= (select before from audit_log_counted) and at < begun
    group by 1, 2;
  update audit_log_counted set before = begun;
end $$;

-- A line of a week that was counted already: the demo tells of what was, or midnight fell into a request.
create function count_late_line() returns trigger language plpgsql as $$
begin
  if new.at < (select before from audit_log_counted) then
    insert into audit_log_weeks values (week_of(new.at), new.event, 1)
      on conflict (week, event) do update set lines = audit_log_weeks.lines + 1;
  end if;
  return null;
end $$;
create trigger audit_log_late after insert on audit_log for each row execute function count_late_line();

select count_audit_log(now());

-- Of the terms, a line is about a version, whoever accepted or declined it; who did so stands beside it.
update audit_log set subject_id = terms_files.version_id
  from terms_files where event in ('terms.uploaded', 'terms.removed') and terms_files.id = subject_id;
update audit_log set subject_id = coalesce((select id from terms_versions where lower(name) = lower(details ->> 'version')), 0)
  where event in ('terms.accepted', 'terms.declined');
update audit_log set details = details || jsonb_build_object('conversation_id', subject_id), subject_id = 0
  where event = 'terms.dateAsked';
