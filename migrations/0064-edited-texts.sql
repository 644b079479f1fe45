-- What the office edits: a text in both languages with its plural forms. Each form of each language is a row of `translations`.
create table texts (
  id integer generated always as identity primary key,
  scope_id integer not null check (scope_id between 1 and 3),
  -- Without the suffix of a plural form.
  key text not null unique,
  is_plural boolean not null,
  -- When somebody saved it last.
  changed_at timestamptz,
  revision integer not null default 1
);
create index texts_scope on texts (scope_id, key);
create index texts_changed_at on texts (changed_at, id);

-- What a text has filled in, and braces that fill in nothing: the same as `mentionsIn` of the contract.
create function mentions(value text) returns text[] language sql immutable parallel safe
  return array(
    select distinct coalesce(found[2], found[1])
    from regexp_matches(value, '(\{\{\s*([A-Za-z0-9_]+)\s*\}\}|\{\{|\}\})', 'g') found
    order by 1
  );

alter table translations
  drop column is_edited,
  add column text_id integer references texts on delete cascade,
  add column form text check (form in ('one', 'few', 'many', 'other')),
  -- What the code ships; null for what the office added.
  add column default_text text,
  -- The default that was there when somebody last saved the text, and when the one in force came.
  add column known_default text,
  add column default_since timestamptz not null default now();

-- Until now nobody could edit any. The start that follows says to which text each row belongs.
update translations set default_text = translation, known_default = translation;

alter table translations
  add column is_edited boolean not null
    generated always as (default_text is not null and translation <> default_text) stored,
  add column is_outdated boolean not null
    generated always as (default_text is not null and translation <> default_text and known_default <> default_text) stored,
  add column is_broken boolean not null
    generated always as (
      default_text is not null and translation <> default_text and mentions(translation) <> mentions(default_text)
    ) stored,
  add column search text not null generated always as (fold(key || ' ' || translation)) stored;

create index translations_text on translations (text_id);
create index translations_edited on translations (text_id) where is_edited;
create index translations_outdated on translations (text_id) where is_outdated;
create index translations_search on translations using gin (search gin_trgm_ops);

-- Another number once any text is said in another way: whoever keeps texts in memory asks whether theirs still are the ones in force.
create table texts_version (
  id integer primary key check (id = 1),
  version integer not null
);
insert into texts_version values (1, 1);

create function texts_changed() returns trigger language plpgsql as $$
begin
  if exists (select from changed) then update texts_version set version = version + 1; end if;
  return null;
end $$;

create trigger translations_added after insert on translations
  referencing new table as changed for each statement execute function texts_changed();
create trigger translations_updated after update on translations
  referencing new table as changed for each statement execute function texts_changed();
create trigger translations_removed after delete on translations
  referencing old table as changed for each statement execute function texts_changed();
