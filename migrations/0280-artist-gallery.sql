-- Artists choose whether the academy's gallery shows them; a public profile alone does not put anybody there.
alter table public_profiles add column is_listed boolean not null default false;
alter table settings add column is_gallery_on boolean not null default false;

-- The sign-in page leads there.
alter table texts_version add column has_gallery boolean not null default false;
comment on column texts_version.has_gallery is 'Derived: from the settings';
create or replace function show_look() returns trigger language plpgsql as $$
begin
  update texts_version set version = version + 1, accent = new.accent, mark = new.mark, has_gallery = new.is_gallery_on;
  return null;
end $$;
drop trigger settings_show_look on settings;
create trigger settings_show_look
  after update of accent, mark, is_gallery_on on settings for each row execute function show_look();

-- What the gallery shows has changed: a row for each statement, in the transaction that changes it. A counter would be one row for
-- which all these transactions wait. A page of the gallery stands while the first row and their number stay the same.
create table public_profile_changes (
  id bigint generated always as identity primary key,
  at timestamptz not null default now()
);

create function note_changed_profiles() returns trigger language plpgsql as $$
begin
  if exists (select from changed_rows where is_listed) then insert into public_profile_changes default values; end if;
  return null;
end $$;
create trigger public_profiles_noted_added after insert on public_profiles
  referencing new table as changed_rows for each statement execute function note_changed_profiles();
create trigger public_profiles_noted_removed after delete on public_profiles
  referencing old table as changed_rows for each statement execute function note_changed_profiles();

-- Also of whom the gallery no longer shows.
create function note_changed_profile() returns trigger language plpgsql as $$
begin
  if exists (select from old_rows where is_listed union all select from new_rows where is_listed)
  then insert into public_profile_changes default values; end if;
  return null;
end $$;
create trigger public_profiles_noted after update on public_profiles
  referencing old table as old_rows new table as new_rows for each statement execute function note_changed_profile();

-- Nobody who is blocked is public.
create function note_blocked_artist() returns trigger language plpgsql as $$
begin
  insert into public_profile_changes default values;
  return null;
end $$;
create trigger users_noted_blocked after update of is_blocked on users
  for each row when (old.is_blocked is distinct from new.is_blocked) execute function note_blocked_artist();
