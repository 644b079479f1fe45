-- A participant has the package whose entry they use: an entry that was given back is nobody's any more. When and why somebody
-- withdrew stays.
alter table participants
  add column cancelled_at timestamptz,
  add column cancel_reason text,
  add column is_late boolean not null default false;
update participants set student_package_id = null, cancelled_at = registered_at where status = 'CANCELLED';
create index participants_package on participants (student_package_id) where student_package_id is not null;

-- Who waits for a seat, and who did. A seat that is offered is held until the offer ends.
create table waiting_students (
  id integer generated always as identity primary key,
  training_id integer not null references trainings on delete cascade,
  student_id integer not null references students,
  -- They need no entry of a package.
  is_paid_otherwise boolean not null default false,
  status text not null check (
    status in ('WAITING', 'OFFERED', 'ACCEPTED', 'DECLINED', 'EXPIRED', 'REMOVED', 'CLOSED')
  ),
  joined_at timestamptz not null,
  offer_ends_at timestamptz,
  -- Of the link in the mail.
  token_hash bytea unique,
  check ((offer_ends_at is null) = (token_hash is null)),
  check (status <> 'WAITING' or offer_ends_at is null),
  check (status <> 'OFFERED' or offer_ends_at is not null)
);
create unique index waiting_students_once on waiting_students (training_id, student_id) where status in ('WAITING', 'OFFERED');
create index waiting_students_queue on waiting_students (training_id, id) where status in ('WAITING', 'OFFERED');
create index waiting_students_student on waiting_students (student_id, id);
create index waiting_students_due on waiting_students (offer_ends_at) where status = 'OFFERED';

-- Seats that are offered count as taken. With the constraint `trainings_seats` no seat is given away twice.
create or replace function count_seats() returns trigger language plpgsql as $$
declare ids integer[];
begin
  if tg_op = 'INSERT' then ids := array(select training_id from new_rows);
  elsif tg_op = 'DELETE' then ids := array(select training_id from old_rows);
  else ids := array(select training_id from old_rows union select training_id from new_rows);
  end if;
  perform from trainings where id = any (ids) order by id for no key update;
  update trainings set seats_taken =
    (select count(*) from participants where training_id = trainings.id and status <> 'CANCELLED')
    + (select count(*) from waiting_students where training_id = trainings.id and status = 'OFFERED')
    where id = any (ids);
  return null;
end $$;
create trigger waiting_students_added after insert on waiting_students
  referencing new table as new_rows for each statement execute function count_seats();
create trigger waiting_students_changed after update on waiting_students
  referencing old table as old_rows new table as new_rows for each statement execute function count_seats();
create trigger waiting_students_removed after delete on waiting_students
  referencing old table as old_rows for each statement execute function count_seats();
