-- A sale without a seller is the office's: that of an artist who was deleted or erased is not. Whatever removes the artist, the trigger sees it.
alter table student_packages add column is_seller_deleted boolean not null default false;
comment on column student_packages.is_seller_deleted is 'Sold by an artist who is in the portal no longer, and not by the office';

create function note_deleted_seller() returns trigger language plpgsql as $$
begin
  new.is_seller_deleted := true;
  return new;
end
$$;

create trigger student_packages_note_deleted_seller before update of pro_artist_id on student_packages
for each row when (old.pro_artist_id is not null and new.pro_artist_id is null)
execute function note_deleted_seller();
