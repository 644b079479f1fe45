-- A sold package may rest: whole days of the academy, both counted, by which its expiry was moved.
create table student_package_pauses (
  id integer generated always as identity primary key,
  student_package_id integer not null references student_packages on delete cascade,
  starts_on date not null,
  ends_on date not null check (ends_on >= starts_on),
  reason text not null,
  created_at timestamptz not null,
  -- No day moves the expiry twice.
  exclude using gist (
    int4range(student_package_id, student_package_id, '[]') with &&,
    daterange(starts_on, ends_on, '[]') with &&
  )
);
create index student_package_pauses_package on student_package_pauses (student_package_id, starts_on) include (ends_on);
