-- A work of an artist's portfolio, with its pictures and what became of it.
alter table portfolio_items
  add column revision integer not null default 1,
  add column status_changed_at timestamptz,
  add column submitted_at timestamptz,
  add column moderated_at timestamptz,
  add column moderated_by integer references users on delete set null,
  -- Null: the first one that shows the work done.
  add column cover_id integer;
alter table portfolio_items disable trigger user;
update portfolio_items set
  status_changed_at = created_at,
  submitted_at = case when status <> 'DRAFT' then created_at end,
  moderated_at = case when status in ('APPROVED', 'REJECTED', 'HIDDEN') then created_at end;
alter table portfolio_items enable trigger user;
alter table portfolio_items alter column status_changed_at set not null;
create index portfolio_items_pending on portfolio_items (status_changed_at, id) where status = 'PENDING';
create trigger portfolio_items_forget_revisions after delete on portfolio_items
  for each row execute function forget_revisions();

-- An artist's figures follow a work's artist and status alone: a word or a picture counts nothing anew.
create function count_artist_works() returns trigger language plpgsql as $$
begin
  perform refresh_artist_figures(array(
    select pro_artist_id from (
      (select id, pro_artist_id, status from old_rows except select id, pro_artist_id, status from new_rows)
      union all
      (select id, pro_artist_id, status from new_rows except select id, pro_artist_id, status from old_rows)
    ) changed
  ));
  return null;
end $$;
drop trigger portfolio_items_changed on portfolio_items;
create trigger portfolio_items_changed after update on portfolio_items
  referencing old table as old_rows new table as new_rows for each statement execute function count_artist_works();

create table portfolio_images (
  id integer generated always as identity primary key,
  portfolio_item_id integer not null references portfolio_items on delete cascade,
  file_id integer not null unique references files,
  -- Made by the sender: what is sent twice stands once.
  client_key uuid,
  stage text not null check (stage in ('BEFORE', 'AFTER', 'HEALED')),
  -- What somebody hears who does not see it: the artist's own words, or else those of its technique and stage.
  alt bilingual not null,
  has_own_alt boolean not null default false,
  position integer not null,
  created_at timestamptz not null,
  unique (portfolio_item_id, id),
  unique (portfolio_item_id, client_key),
  unique (portfolio_item_id, position) deferrable initially deferred
);
create trigger portfolio_images_removed after delete on portfolio_images
  referencing old table as old_rows for each statement execute function delete_files();

-- The cover is one of the work's own pictures.
alter table portfolio_items add constraint portfolio_items_cover
  foreign key (id, cover_id) references portfolio_images (portfolio_item_id, id) on delete set null (cover_id);
