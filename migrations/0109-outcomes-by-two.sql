-- Two people who say how it ended for somebody: the second is told what the first said.
alter table participants add column revision integer not null default 1;
create trigger participants_forget_revisions after delete on participants for each row execute function forget_revisions();
