-- A review that somebody else than its artist reported is taken down by a report of its own, which no artist made.
alter table abuse_reports add column is_public boolean not null default false;
comment on column abuse_reports.is_public is 'Made of a public report: its artist did not report it';
