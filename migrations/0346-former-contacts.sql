-- What people were called, and by which email and phone they were reached, before it was changed: others' words of that time have it, and an
-- erasure looks for it. Triggers store it, so that no way of changing a name can forget it.
create table former_contacts (
  id integer generated always as identity primary key,
  user_id integer references users on delete cascade,
  student_id integer references students on delete cascade,
  artist_id integer references pro_artists on delete cascade,
  name text,
  email text,
  phone text,
  changed_at timestamptz not null default now(),
  check (num_nonnulls(user_id, student_id, artist_id) = 1),
  check (num_nonnulls(name, email, phone) = 1)
);
comment on column former_contacts.changed_at is 'Until when it was theirs';
create index former_contacts_user on former_contacts (user_id) where user_id is not null;
create index former_contacts_student on former_contacts (student_id) where student_id is not null;
create index former_contacts_artist on former_contacts (artist_id) where artist_id is not null;

-- One word alone is not a full name: it may be anybody's.
create function store_former_contact() returns trigger language plpgsql as $$
declare
  old_phone text;
  is_renamed boolean := (old.first_name, old.last_name) is distinct from (new.first_name, new.last_name);
begin
  -- An account has no such column.
  if tg_table_name <> 'users' then
    old_phone := case when old.phone is distinct from new.phone then old.phone end;
  end if;
  insert into former_contacts (user_id, student_id, artist_id, name, email, phone)
  select
    case tg_table_name when 'users' then old.id end,
    case tg_table_name when 'students' then old.id end,
    case tg_table_name when 'pro_artists' then old.id end,
    former.*
  from (values
    (case when is_renamed and old.first_name <> '' and old.last_name <> '' then old.first_name || ' ' || old.last_name end, null, null),
    (null, case when old.email <> new.email then old.email end, null),
    (null, null, old_phone)
  ) former (name, email, phone)
  where num_nonnulls(former.name, former.email, former.phone) = 1;
  return null;
end $$;

-- What an erasure or a removal of the account puts in their place is no other name.
create trigger users_former_contact after update of first_name, last_name, email on users for each row
  when ((old.first_name, old.last_name, old.email) is distinct from (new.first_name, new.last_name, new.email)
    and not is_forgotten(new.id, new.email))
  execute function store_former_contact();
create trigger students_former_contact after update of first_name, last_name, email, phone on students for each row
  when ((old.first_name, old.last_name, old.email, old.phone) is distinct from (new.first_name, new.last_name, new.email, new.phone)
    and not is_forgotten(new.user_id, new.email))
  execute function store_former_contact();
create trigger pro_artists_former_contact after update of first_name, last_name, email, phone on pro_artists for each row
  when ((old.first_name, old.last_name, old.email, old.phone) is distinct from (new.first_name, new.last_name, new.email, new.phone))
  execute function store_former_contact();

create function forget_former_contacts() returns trigger language plpgsql as $$
begin
  delete from former_contacts where user_id = new.id or student_id in (select id from students where user_id = new.id);
  return null;
end $$;
create trigger users_forget_former_contacts after update of email on users for each row
  when (is_forgotten(new.id, new.email) and not is_forgotten(old.id, old.email))
  execute function forget_former_contacts();

-- What merges overwrote is stored the same way from now on. After an undo it may be of either record.
insert into former_contacts (student_id, artist_id, name, phone, changed_at)
select students.id, pro_artists.id, former.name, former.phone, merged_at
from merges
join duplicate_pairs on duplicate_pairs.id = pair_id
cross join lateral (
  select kept_id as id union all select merged_id where undone_at is not null
) record
cross join lateral (
  select unnest(former_names) as name, null as phone union all select null, unnest(former_phones)
) former
left join students on students.id = record.id and duplicate_pairs.kind = 'STUDENTS'
left join pro_artists on pro_artists.id = record.id and duplicate_pairs.kind = 'ARTISTS'
where num_nonnulls(students.id, pro_artists.id) = 1 and strpos(coalesce(former.name, ' '), ' ') > 0;

comment on column merges.former_names is 'Nothing writes or reads it any more: former_contacts has it; to be dropped by a later version';
comment on column merges.former_phones is 'Nothing writes or reads it any more: former_contacts has it; to be dropped by a later version';
