-- The catalogue of packages becomes a list that the office edits.
alter table packages
  add column revision integer not null default 1,
  add column search text generated always as (
    fold(name ->> 'pl') || ' ' || fold(name ->> 'en-US') || ' ' || fold(description ->> 'pl') || ' ' || fold(description ->> 'en-US')
  ) stored;
create trigger packages_forget_revisions after delete on packages for each row execute function forget_revisions();
-- How many were sold of each, and whether one may be deleted.
create index student_packages_package on student_packages (package_id);
