-- What lists of trainings show and sort by is counted from other rows, so triggers keep it in columns. `revision` is for edits.
alter table trainings
  add column starts_at timestamptz,
  add column ends_at timestamptz,
  add column seats_taken integer not null default 0,
  add column revision integer not null default 1;
alter table trainings disable trigger user;
update trainings set
  starts_at = (select min(starts_at) from training_sessions where training_id = trainings.id),
  ends_at = (select max(ends_at) from training_sessions where training_id = trainings.id),
  seats_taken = (select count(*) from participants where training_id = trainings.id and status <> 'CANCELLED');
alter table trainings enable trigger user;
alter table trainings add constraint trainings_seats check (seats_taken <= seats_max);
create trigger trainings_forget_revisions after delete on trainings for each row execute function forget_revisions();

create function span_trainings() returns trigger language plpgsql as $$
declare ids integer[];
begin
  if tg_op = 'INSERT' then ids := array(select training_id from new_rows);
  elsif tg_op = 'DELETE' then ids := array(select training_id from old_rows);
  else ids := array(select training_id from old_rows union select training_id from new_rows);
  end if;
  perform from trainings where id = any (ids) order by id for no key update;
  update trainings set (starts_at, ends_at) =
    (select min(starts_at), max(ends_at) from training_sessions where training_id = trainings.id)
    where id = any (ids);
  return null;
end $$;
create trigger training_sessions_added after insert on training_sessions
  referencing new table as new_rows for each statement execute function span_trainings();
create trigger training_sessions_changed after update on training_sessions
  referencing old table as old_rows new table as new_rows for each statement execute function span_trainings();
create trigger training_sessions_removed after delete on training_sessions
  referencing old table as old_rows for each statement execute function span_trainings();

-- The trainings are locked first, so that counting begins after whoever else was taking a seat.
create function count_seats() returns trigger language plpgsql as $$
declare ids integer[];
begin
  if tg_op = 'INSERT' then ids := array(select training_id from new_rows);
  elsif tg_op = 'DELETE' then ids := array(select training_id from old_rows);
  else ids := array(select training_id from old_rows union select training_id from new_rows);
  end if;
  perform from trainings where id = any (ids) order by id for no key update;
  update trainings set seats_taken =
    (select count(*) from participants where training_id = trainings.id and status <> 'CANCELLED')
    where id = any (ids);
  return null;
end $$;
create trigger participants_added after insert on participants
  referencing new table as new_rows for each statement execute function count_seats();
create trigger participants_changed after update on participants
  referencing old table as old_rows new table as new_rows for each statement execute function count_seats();
create trigger participants_removed after delete on participants
  referencing old table as old_rows for each statement execute function count_seats();

-- An artist's figures follow a training's artist and state alone: a seat that is taken counts nothing anew.
create function count_artist_trainings() returns trigger language plpgsql as $$
begin
  perform refresh_artist_figures(array(
    select pro_artist_id from (
      (select id, pro_artist_id, state from old_rows except select id, pro_artist_id, state from new_rows)
      union all
      (select id, pro_artist_id, state from new_rows except select id, pro_artist_id, state from old_rows)
    ) changed
    where pro_artist_id is not null
  ));
  return null;
end $$;
drop trigger trainings_changed on trainings;
create trigger trainings_changed after update on trainings
  referencing old table as old_rows new table as new_rows for each statement execute function count_artist_trainings();
