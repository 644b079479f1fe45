-- A second factor beside the password: an authenticator app, and codes to get in without it.

create table authenticators (
  user_id integer primary key references users on delete cascade,
  -- Encrypted with the server's secret.
  sealed_secret bytea not null,
  created_at timestamptz not null,
  -- When a first code showed that the app has the secret; null: nobody is asked for codes yet.
  confirmed_at timestamptz,
  -- Of the code that was used last: each half minute's code works once, and none from before it.
  last_step integer not null default 0
);

create table recovery_codes (
  user_id integer not null references users on delete cascade,
  -- SHA-256 of 80 random bits.
  code_hash bytea not null,
  primary key (user_id, code_hash)
);

-- What an account signs in with beside its password: lists are narrowed and sorted by it, and every request asks for it.
alter table users add column second_factor text not null default 'NONE'
  check (second_factor in ('NONE', 'PASSKEY', 'TOTP'));
create index users_second_factor on users (second_factor, id);

create function keep_second_factor() returns trigger language plpgsql as $$
declare
  of_user integer := case tg_op when 'DELETE' then old.user_id else new.user_id end;
begin
  update users set second_factor =
    case when exists (select from authenticators where user_id = of_user and confirmed_at is not null) then 'TOTP' else 'NONE' end
  where id = of_user;
  return null;
end $$;
create trigger authenticators_kept after insert or delete or update of confirmed_at on authenticators
  for each row execute function keep_second_factor();

alter table sessions
  -- Whose password was right; nobody is signed in here until their code was, too.
  add column asks_code_of integer references users on delete cascade,
  -- It began with a second factor.
  add column has_second_factor boolean not null default false,
  -- When its user last showed, in it, that they are still the one who signed in.
  add column confirmed_at timestamptz;
create index sessions_asking on sessions (asks_code_of) where asks_code_of is not null;

-- Whoever uses a recovery code to sign in is nobody before, too.
create or replace function audit_log_about() returns trigger language plpgsql as $$
begin
  -- Who signs in is nobody before.
  if new.user_id is null and new.event in ('user.signedIn', 'user.passwordReset', 'user.recoveryCodeUsed')
  then new.user_id := new.subject_id; end if;
  new.artist_id := audit_artist(new.event, new.subject_id, new.details);
  new.account_id := audit_account(new.event, new.subject_id, new.user_id);
  if (new.artist_id is not null and not exists (select from pro_artists where id = new.artist_id))
    or (new.account_id is not null
      and not exists (select from users where id = new.account_id and not is_forgotten(id, email)))
  then new.details := without_words(new.details);
  end if;
  return new;
end $$;
