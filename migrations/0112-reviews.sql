-- What lists of reviews are searched, filtered and sorted by stands in the row: an order across a join cannot come from an index.
alter table reviews
  add column artist_id integer references pro_artists on delete set null,
  add column artist_name text not null default '',
  add column title bilingual,
  -- Last name first, as in every list of people.
  add column author_name text not null default '',
  add column edited_at timestamptz,
  -- Until when its author may edit it, where that is longer than usual.
  add column editable_until timestamptz,
  -- How it is known that the author was there; WITHDRAWN: by attendance that was taken back since.
  add column verification text not null default 'ATTENDANCE' check (verification in ('ATTENDANCE', 'WITHDRAWN')),
  -- What it earned.
  add column voucher_id integer references vouchers on delete set null,
  add column has_reply boolean not null generated always as (reply is not null) stored,
  add column revision integer not null default 1;

create function describe_review() returns trigger language plpgsql as $$
begin
  select pro_artist_id, artist_name, title into new.artist_id, new.artist_name, new.title
    from trainings where id = new.training_id;
  select last_name || ' ' || first_name into new.author_name
    from participants join students on students.id = student_id where participants.id = new.participant_id;
  return new;
end $$;
create trigger reviews_describe before insert or update of training_id, participant_id on reviews
  for each row execute function describe_review();

create function rename_reviewed() returns trigger language plpgsql as $$
begin
  update reviews set artist_id = new.pro_artist_id, artist_name = new.artist_name, title = new.title
    where training_id = new.id;
  return null;
end $$;
create trigger trainings_rename_reviews after update on trainings for each row
  when ((old.pro_artist_id, old.artist_name, old.title) is distinct from (new.pro_artist_id, new.artist_name, new.title))
  execute function rename_reviewed();

create function rename_reviewer() returns trigger language plpgsql as $$
begin
  update reviews set author_name = new.last_name || ' ' || new.first_name
    where participant_id in (select id from participants where student_id = new.id);
  return null;
end $$;
create trigger students_rename_reviews after update of first_name, last_name on students for each row
  when ((old.first_name, old.last_name) is distinct from (new.first_name, new.last_name))
  execute function rename_reviewer();

alter table reviews disable trigger reviews_changed;
update reviews set training_id = training_id;
alter table reviews enable trigger reviews_changed;

alter table reviews
  alter column title set not null,
  add column search text generated always as (
    fold(author_name) || ' ' || fold(artist_name) || ' ' || fold(title ->> 'pl') || ' ' || fold(title ->> 'en-US') || ' ' || fold(text)
  ) stored;
create index reviews_search on reviews using gin (search gin_trgm_ops);
create index reviews_created on reviews (created_at, id);
create index reviews_rating on reviews (rating, id);
create index reviews_author on reviews ((author_name collate "pl-x-icu"), id);
create index reviews_artist_name on reviews ((artist_name collate "pl-x-icu"), id);
create index reviews_title_pl on reviews (((title ->> 'pl') collate "pl-x-icu"), id);
create index reviews_title_en on reviews (((title ->> 'en-US') collate "en-x-icu"), id);
create index reviews_status on reviews (status, id);
create index reviews_replied on reviews (replied_at, id);
create index reviews_of_training on reviews (training_id, created_at, id);
create index reviews_of_artist on reviews (artist_id, created_at, id);
-- Where a filter and an order depend on each other.
create index reviews_by_reply on reviews (has_reply, replied_at, id);
create index reviews_artist_by_name on reviews (artist_id, (artist_name collate "pl-x-icu"), id);
create index reviews_voucher on reviews (voucher_id) where voucher_id is not null;

-- What its author wrote before each edit.
create table review_versions (
  id integer generated always as identity primary key,
  review_id integer not null references reviews on delete cascade,
  revision integer not null,
  rating smallint not null,
  content_rating smallint not null,
  artist_rating smallint not null,
  organisation_rating smallint not null,
  text text not null,
  written_at timestamptz not null,
  replaced_at timestamptz not null
);
create unique index review_versions_review on review_versions (review_id, revision);

-- The secret link by which an attendee writes. It is made of the portal's secret and `nonce`, so that it can be sent once more; whoever
-- reads this table alone cannot make it.
create table review_links (
  participant_id integer primary key references participants on delete cascade,
  nonce bytea not null,
  token_hash bytea not null unique,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  -- It turned out that they were not there.
  withdrawn_at timestamptz
);
create index review_links_open on review_links (made_at) where used_at is null and withdrawn_at is null;
