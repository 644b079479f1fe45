-- Whose a training was before: a calendar elsewhere has read it as theirs, and keeps it until it reads that it is cancelled.
create table former_trainings (
  training_id integer not null references trainings on delete cascade,
  user_id integer not null references users on delete cascade,
  left_at timestamptz not null default now(),
  primary key (user_id, training_id)
);
create index former_trainings_training on former_trainings (training_id);

create function remember_former_training() returns trigger language plpgsql as $$
begin
  delete from former_trainings using pro_artists
    where training_id = new.id and pro_artists.id = new.pro_artist_id and former_trainings.user_id = pro_artists.user_id;
  -- A draft was in nobody's calendar; what was held stays in it as it was.
  insert into former_trainings (training_id, user_id)
  select new.id, user_id from pro_artists
  where id = old.pro_artist_id and user_id is not null and new.state not in ('DRAFT', 'COMPLETED')
  on conflict (user_id, training_id) do update set left_at = now();
  update training_sessions set sequence = sequence + 1, changed_at = now() where training_id = new.id;
  return null;
end $$;
create trigger trainings_given_away after update of pro_artist_id on trainings
  for each row when (old.pro_artist_id is distinct from new.pro_artist_id) execute function remember_former_training();
