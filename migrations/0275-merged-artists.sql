-- Of two artists with accounts one record stays. As with applications, the other is rejected and says into which it was merged; it keeps its
-- account, which is closed.
ALTER TABLE pro_artists DROP CONSTRAINT pro_artists_merged;
ALTER TABLE pro_artists ADD CONSTRAINT pro_artists_merged CHECK (
  merged_into IS NULL OR (invitation_status = 2 AND (user_id IS NULL OR activation_status = 0) AND merged_into <> id)
) NOT VALID;

-- A training that changes hands between two records of one artist was given to nobody: the person's calendar goes on as it was.
CREATE OR REPLACE FUNCTION remember_former_training() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if exists (
    select from pro_artists where (id = old.pro_artist_id and merged_into = new.pro_artist_id) or (id = new.pro_artist_id and merged_into = old.pro_artist_id)
  ) then return null; end if;
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
