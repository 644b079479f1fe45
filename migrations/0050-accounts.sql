-- Accounts as a list that the office keeps: narrowed, sorted and edited like every other.

alter table roles add column revision integer not null default 1;
create trigger roles_forget_revisions after delete on roles for each row execute function forget_revisions();

alter table users
  add column revision integer not null default 1,
  add column signed_in_at timestamptz,
  -- Of several roles the one that lets in furthest; roles are numbered in that order. Null: nobody's account any more.
  add column main_role_id integer references roles,
  add column status text not null generated always as (
    case when is_blocked then 'BLOCKED' when password_hash is null then 'INVITED' else 'ACTIVE' end
  ) stored,
  add column search text not null generated always as (
    fold(first_name) || ' ' || fold(last_name) || ' ' || fold(email)
  ) stored;
create trigger users_forget_revisions after delete on users for each row execute function forget_revisions();

create function keep_role() returns trigger language plpgsql as $$
begin
  update users set main_role_id = (select min(user_roles.role_id) from user_roles where user_id = users.id)
  where id in (select user_id from changed);
  return null;
end
$$;
create trigger user_roles_given after insert on user_roles
  referencing new table as changed for each statement execute function keep_role();
create trigger user_roles_exchanged after update on user_roles
  referencing new table as changed for each statement execute function keep_role();
create trigger user_roles_taken after delete on user_roles
  referencing old table as changed for each statement execute function keep_role();
update users set main_role_id = (select min(user_roles.role_id) from user_roles where user_id = users.id);

create index users_search on users using gin (search gin_trgm_ops);
create index users_last_name on users (last_name collate "pl-x-icu", first_name collate "pl-x-icu", id);
create index users_first_name on users (first_name collate "pl-x-icu", id);
create index users_email_order on users (lower(email), id);
create index users_role on users (main_role_id, id);
create index users_status on users (status, id);
create index users_language on users (language_name, id);
create index users_created_at on users (created_at, id);
create index users_signed_in_at on users (signed_in_at, id);
