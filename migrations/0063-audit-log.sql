-- The audit log is read: by what it is about, who did it, and when. A line knows the artist and the account that it is about, without
-- a reference, for it outlives them; once they are gone, it keeps the event, the ids and the instant, and nothing that says who it was.
alter table audit_log
  add column kind text not null generated always as (split_part(event, '.', 1)) stored,
  add column artist_id integer,
  add column account_id integer;

create function audit_artist(event text, subject_id integer, details jsonb) returns integer stable language sql as $$
  select case split_part(event, '.', 1)
    when 'proArtist' then subject_id
    when 'statusUpgrade' then subject_id
    when 'additionalResponsibility' then coalesce(
      (select pro_artist_id from additional_responsibilities where id = subject_id),
      -- Of one that was taken back.
      (details -> 'before' -> 'artist' ->> 'id')::integer)
    -- Of an applicant, who has no account yet.
    when 'terms' then (details ->> 'pro_artist_id')::integer
    when 'conversation' then (select pro_artist_id from conversations where id = subject_id)
    when 'message' then (select pro_artist_id from conversations where id = (details ->> 'conversation_id')::integer)
  end
$$;

-- A saved view is its owner's own.
create function audit_account(event text, subject_id integer, user_id integer) returns integer immutable language sql as $$
  select case split_part(event, '.', 1) when 'user' then subject_id when 'student' then subject_id when 'view' then user_id end
$$;

-- A value without what people said or are called: numbers, truths and the names of fields stay.
create function without_words(value jsonb) returns jsonb immutable language sql as $$
  select case jsonb_typeof(value)
    when 'object' then (
      select coalesce(jsonb_object_agg(key, case when key in ('field', 'fields', 'kind') then item else without_words(item) end), '{}')
      from jsonb_each(value) entry (key, item))
    when 'array' then (
      select coalesce(jsonb_agg(without_words(item) order by place), '[]')
      from jsonb_array_elements(value) with ordinality entry (item, place))
    when 'string' then 'null'
    else value
  end
$$;

create function is_forgotten(id integer, email text) returns boolean immutable language sql
  return email = 'former-' || id || '@deleted.invalid';

-- A line about somebody who is gone by then, as that of their removal is, has no words of them from the beginning.
create function audit_log_about() returns trigger language plpgsql as $$
begin
  -- Who signs in is nobody before.
  if new.user_id is null and new.event in ('user.signedIn', 'user.passwordReset') then new.user_id := new.subject_id; end if;
  new.artist_id := audit_artist(new.event, new.subject_id, new.details);
  new.account_id := audit_account(new.event, new.subject_id, new.user_id);
  if (new.artist_id is not null and not exists (select from pro_artists where id = new.artist_id))
    or (new.account_id is not null
      and not exists (select from users where id = new.account_id and not is_forgotten(id, email)))
  then new.details := without_words(new.details);
  end if;
  return new;
end $$;

update audit_log set
  artist_id = audit_artist(event, subject_id, details),
  account_id = audit_account(event, subject_id, user_id);

update audit_log set user_id = subject_id
  where user_id is null and event in ('user.signedIn', 'user.passwordReset')
    and exists (select from users where users.id = subject_id);

create trigger audit_log_about before insert on audit_log for each row execute function audit_log_about();

-- Those who acted without an account, as applicants do, acted for themselves.
create function audit_log_forgets_artist() returns trigger language plpgsql as $$
begin
  update audit_log set details = without_words(details), ip = case when user_id is not null then ip end
    where artist_id = old.id;
  return old;
end $$;
create trigger pro_artists_leave_audit_log before delete on pro_artists
  for each row execute function audit_log_forgets_artist();

create function audit_log_forgets_account() returns trigger language plpgsql as $$
begin
  update audit_log set details = without_words(details), ip = case when user_id is not null then ip end
    where account_id = old.id;
  update audit_log set ip = null where user_id = old.id and ip is not null;
  return case tg_op when 'DELETE' then old else new end;
end $$;
create trigger users_leave_audit_log before delete on users for each row execute function audit_log_forgets_account();
create trigger users_forgotten_by_audit_log before update of email on users for each row
  when (is_forgotten(new.id, new.email) and not is_forgotten(old.id, old.email))
  execute function audit_log_forgets_account();

-- People who were removed before.
update audit_log set details = without_words(details)
  where (artist_id is not null and not exists (select from pro_artists where pro_artists.id = artist_id))
    or (account_id is not null and not exists (select from users where users.id = account_id and not is_forgotten(id, email)));
update audit_log set ip = null
  where user_id in (select id from users where is_forgotten(id, email))
    or (user_id is null and artist_id is not null and not exists (select from pro_artists where pro_artists.id = artist_id));

-- Each filter has the newest first.
create index audit_log_at on audit_log (at, id);
create index audit_log_kind on audit_log (kind, at, id);
create index audit_log_event on audit_log (event, at, id);
create index audit_log_record on audit_log (kind, subject_id, at, id);
create index audit_log_user on audit_log (user_id, at, id);
create index audit_log_artist on audit_log (artist_id, at, id) where artist_id is not null;
create index audit_log_account on audit_log (account_id, at, id) where account_id is not null;

-- Whoever looks for what somebody did looks by their name.
create index users_named on users using gin (fold(first_name || ' ' || last_name || ' ' || email) gin_trgm_ops);
