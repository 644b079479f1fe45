-- The terms: versions, each from a day of its own, their documents, and who accepted which.

create table terms_versions (
  id integer generated always as identity primary key,
  name text not null check (char_length(name) between 1 and 40),
  effective_from date not null unique,
  created_at timestamptz not null,
  -- When everybody whom they bind was told of them; null: not yet.
  announced_at timestamptz
);
create unique index terms_versions_name on terms_versions (lower(name));

create table terms_files (
  id integer generated always as identity primary key,
  version_id integer not null references terms_versions on delete cascade,
  language text not null references languages (code),
  file_id integer not null unique references files,
  -- Of the bytes that are served.
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  unique (version_id, language)
);

create table terms_acceptances (
  id integer generated always as identity primary key,
  -- Whoever has an account, or an applicant who has none yet.
  user_id integer references users on delete cascade,
  pro_artist_id integer references pro_artists on delete cascade,
  version_id integer not null references terms_versions,
  sha256 text not null,
  language text not null references languages (code),
  accepted_at timestamptz not null,
  ip text not null,
  check (num_nonnulls(user_id, pro_artist_id) = 1),
  unique (user_id, version_id),
  unique (pro_artist_id, version_id)
);
create index terms_acceptances_version on terms_acceptances (version_id);

-- What somebody accepted stays written as it was; it goes with its person alone.
create function keep_acceptances() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE'
    and not exists (select from users where id = old.user_id)
    and not exists (select from pro_artists where id = old.pro_artist_id)
  then
    return old;
  end if;
  raise exception 'What was accepted stays written.';
end
$$;
create trigger terms_acceptances_kept before update or delete on terms_acceptances
  for each row execute function keep_acceptances();
