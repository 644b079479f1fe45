-- Two at once: each row that people edit or decide on says how often it was changed, and what each change was is kept.

alter table benefits add column revision integer not null default 1;
alter table responsibilities add column revision integer not null default 1;
alter table levels add column revision integer not null default 1;
alter table additional_responsibilities add column revision integer not null default 1;
alter table pro_artists rename column version to revision;
drop index pro_artists_version;

-- An artist and an additional responsibility have a history already: its entries say which revision they made.
alter table pro_artist_history rename column version to revision;
alter table additional_responsibility_history
  add column revision integer,
  add column changes jsonb not null default '[]';

create table revisions (
  id integer generated always as identity primary key,
  entity text not null,
  row_id integer not null,
  revision integer not null,
  changes jsonb not null,
  user_id integer references users on delete set null,
  at timestamptz not null,
  unique (entity, row_id, revision)
);

create function forget_revisions() returns trigger language plpgsql as $$
begin
  delete from revisions where entity = tg_table_name and row_id = old.id;
  return null;
end
$$;

create trigger benefits_forget_revisions after delete on benefits for each row execute function forget_revisions();
create trigger responsibilities_forget_revisions after delete on responsibilities for each row execute function forget_revisions();
create trigger levels_forget_revisions after delete on levels for each row execute function forget_revisions();
