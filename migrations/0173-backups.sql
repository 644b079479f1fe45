-- What became of each backup: one counts once it was restored into a scratch database.
create table backups (
  id integer generated always as identity primary key,
  name text not null,
  place text not null,
  started_at timestamptz not null,
  verified_at timestamptz,
  problem text,
  check ((verified_at is null) = (problem is not null))
);
