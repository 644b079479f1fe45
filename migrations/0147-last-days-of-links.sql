-- The last day of a voucher that was earned, and of a secret link, lasts until the academy's midnight, not until the hour at which it
-- was made.
create function pg_temp.end_of_last_day(ends_at timestamptz) returns timestamptz language sql as $$
  select midnight_of(((ends_at - interval '1 millisecond') at time zone 'Europe/Warsaw')::date + 1)
$$;

-- A voucher's end changes by a row of its ledger. What is over for longer than its last day stays as it is.
insert into voucher_entries (voucher_id, kind, valid_until, reason, made_at)
  select id, 'EXTEND', pg_temp.end_of_last_day(valid_until), 'Ostatni dzień trwa do północy.', now()
  from vouchers
  where valid_until <> pg_temp.end_of_last_day(valid_until) and pg_temp.end_of_last_day(valid_until) > now()
    and payment_status <> 'REFUNDED' and taken_back_at is null
  order by id;

-- A reminder is of the end that it names: it is not sent a second time.
insert into reminders (event, subject_id, occasion, at)
  select event, subject_id, 'ends ' || pg_temp.end_of_last_day(expires_at), at
  from reminders join pro_artist_links on pro_artist_id = subject_id
  where event = 'proArtist.formReminded' and occasion = 'ends ' || expires_at
    and expires_at <> pg_temp.end_of_last_day(expires_at);
update pro_artist_links set expires_at = pg_temp.end_of_last_day(expires_at)
  where expires_at <> pg_temp.end_of_last_day(expires_at);
update review_links set expires_at = pg_temp.end_of_last_day(expires_at)
  where expires_at <> pg_temp.end_of_last_day(expires_at);
update consent_links set expires_at = pg_temp.end_of_last_day(expires_at)
  where expires_at <> pg_temp.end_of_last_day(expires_at);
drop function pg_temp.end_of_last_day;
