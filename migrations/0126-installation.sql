-- Whose files a store holds: the same id stands in the store, and nothing is removed from a store with another one.
create table installation (
  id uuid primary key default gen_random_uuid(),
  is_only boolean not null default true unique check (is_only)
);
insert into installation default values;
