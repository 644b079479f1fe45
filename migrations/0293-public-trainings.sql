-- The list of trainings shows those of every public profile, also of artists who are not in the gallery: its pages stand while the
-- same changes do.
create or replace function note_changed_profiles() returns trigger language plpgsql as $$
begin
  if exists (select from changed_rows where is_on or is_listed)
  then insert into public_profile_changes default values; end if;
  return null;
end $$;

create or replace function note_changed_profile() returns trigger language plpgsql as $$
begin
  if exists (
    select from old_rows where is_on or is_listed union all select from new_rows where is_on or is_listed
  ) then insert into public_profile_changes default values; end if;
  return null;
end $$;
