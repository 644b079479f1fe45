-- What somebody wants to see of a list again, under a name of their own. The view is what the list's address says after "?".
create table saved_views (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  list text not null,
  name text not null,
  search text not null,
  created_at timestamptz not null
);
create unique index saved_views_name on saved_views (user_id, list, lower(name));
