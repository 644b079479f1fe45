-- A picture that was replaced stays for a while, so that whoever reviews the change sees both.
create table replaced_avatars (
  file_id integer primary key references files on delete cascade,
  pro_artist_id integer not null references pro_artists on delete cascade,
  replaced_at timestamptz not null
);
create index replaced_avatars_of_artist on replaced_avatars (pro_artist_id);
create index replaced_avatars_by_age on replaced_avatars (replaced_at);

-- The pictures go with their artist, as the current one does.
create trigger replaced_avatars_removed after delete on replaced_avatars
  referencing old table as old_rows for each statement execute function delete_files();
