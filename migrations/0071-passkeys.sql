-- Passkeys: each is a whole sign-in by itself.
create table passkeys (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  name text not null check (char_length(name) between 1 and 60),
  credential_id text not null unique,
  public_key bytea not null,
  -- How often it was used, as it says itself; many say 0 for good.
  counter bigint not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_user on passkeys (user_id);

create or replace function keep_second_factor() returns trigger language plpgsql as $$
declare
  of_user integer := case tg_op when 'DELETE' then old.user_id else new.user_id end;
begin
  update users set second_factor = case
    when exists (select from authenticators where user_id = of_user and confirmed_at is not null) then 'TOTP'
    when exists (select from passkeys where user_id = of_user) then 'PASSKEY'
    else 'NONE'
  end where id = of_user;
  return null;
end $$;
create trigger passkeys_kept after insert or delete on passkeys for each row execute function keep_second_factor();

-- What a passkey is to sign next in this session, once, and since when it waits for that.
alter table sessions add column challenge text, add column challenged_at timestamptz;
