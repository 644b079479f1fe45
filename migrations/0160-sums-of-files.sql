-- The SHA-256 of each variant of a file, by its name: what is read is compared with it, and so is a copy.
alter table files add column sums jsonb not null default '{}';
-- Those that were stored before are read through once, a few at a time.
create index files_without_sums on files (id) where sums = '{}';
