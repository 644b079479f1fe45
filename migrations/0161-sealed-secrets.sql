-- Secrets that all processes share, each encrypted with the session secret, which the database does not have.
create table sealed_secrets (
  name text primary key,
  sealed bytea not null,
  created_at timestamptz not null default now()
);
