-- A calendar elsewhere keeps what it has read until it reads that it is cancelled, so sessions that are removed are remembered for it.
create table removed_sessions (
  id integer primary key,
  training_id integer not null references trainings on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  sequence integer not null,
  changed_at timestamptz not null default now()
);
create index removed_sessions_training on removed_sessions (training_id);

create function remember_removed_session() returns trigger language plpgsql as $$
begin
  -- A draft is in nobody's calendar, and a training that is removed takes its sessions along.
  insert into removed_sessions (id, training_id, starts_at, ends_at, sequence)
  select old.id, old.training_id, old.starts_at, old.ends_at, old.sequence + 1
  from trainings where id = old.training_id and state <> 'DRAFT';
  return null;
end $$;
create trigger training_sessions_remembered after delete on training_sessions
  for each row execute function remember_removed_session();

-- Whoever gives up a seat reads the same events as cancelled, and as confirmed once they take it again: each time by a higher sequence.
create function raise_sequences_of_seat() returns trigger language plpgsql as $$
begin
  update training_sessions set sequence = sequence + 1, changed_at = now() where training_id = new.training_id;
  return null;
end $$;
create trigger participants_given_up after update of status on participants
  for each row when ((old.status = 'CANCELLED') <> (new.status = 'CANCELLED')) execute function raise_sequences_of_seat();
