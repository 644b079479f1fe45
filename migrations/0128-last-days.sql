-- The last day of a sold package lasts until the academy's midnight, not until the hour of its sale.
create function pg_temp.last_midnight(expires_at timestamptz) returns timestamptz language sql as $$
  select midnight_of(((expires_at - interval '1 millisecond') at time zone 'Europe/Warsaw')::date + 1)
$$;
-- A warning is of the end that it names: it is not given a second time.
update expiry_warnings set expires_at = pg_temp.last_midnight(expires_at)
  where expires_at <> pg_temp.last_midnight(expires_at);
update student_packages
  set expires_at = pg_temp.last_midnight(expires_at),
    status = case when status = 'EXPIRED' and pg_temp.last_midnight(expires_at) > now() then 'ACTIVE' else status end
  where expires_at <> pg_temp.last_midnight(expires_at);
