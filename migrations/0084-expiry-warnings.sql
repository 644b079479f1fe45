-- Who was warned, how many days before which expiry: a package that is extended is warned of anew.
create table expiry_warnings (
  student_package_id integer not null references student_packages on delete cascade,
  expires_at timestamptz not null,
  days integer not null,
  primary key (student_package_id, expires_at, days)
);
