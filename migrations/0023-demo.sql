-- A row stands here while the demo academy is in this database: its accounts have a published password.
create table demo_academy (
  filled_at timestamptz not null
);

-- One that was filled before this table was there is known by its accounts, in a domain that nobody can own.
insert into demo_academy (filled_at)
select min(created_at) from users
where lower(email) in ('owner@atelier.test', 'office@atelier.test', 'artist@atelier.test', 'student@atelier.test')
having count(*) > 0;
