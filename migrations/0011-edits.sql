-- The version that a step left the artist's data in, so that whoever edits an older one learns what changed since.
alter table pro_artist_history add column version integer;

-- Picture and documents as they were before the applicant began to mend them; null while they have not. They are sent as
-- soon as they are chosen, so what the office saw is gone by the time that the form is sent again.
alter table pro_artists add column files_before jsonb;

-- Who deletes what a file was sent with deletes the file, also where a cascade does it.
create function delete_files() returns trigger language plpgsql as $$
begin
  delete from files where id in (select file_id from old_rows);
  return null;
end $$;
create trigger pro_artist_documents_removed after delete on pro_artist_documents
  referencing old table as old_rows for each statement execute function delete_files();
create trigger message_attachments_removed after delete on message_attachments
  referencing old table as old_rows for each statement execute function delete_files();

create function delete_avatars() returns trigger language plpgsql as $$
begin
  delete from files where id in (select avatar_id from old_rows);
  return null;
end $$;
create trigger pro_artists_removed after delete on pro_artists
  referencing old table as old_rows for each statement execute function delete_avatars();
