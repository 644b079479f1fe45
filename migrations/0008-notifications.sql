create table notifications (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  type text not null,
  -- What the text mentions; a value in both languages is said in the reader's.
  params jsonb not null,
  -- A hash route of the application.
  link text,
  -- The texts in both languages, folded, for free text.
  search text not null,
  created_at timestamptz not null,
  read_at timestamptz
);
-- A reader's own are few: free text and every order start from here.
create index notifications_user on notifications (user_id, id);
create index notifications_unread on notifications (user_id, id) where read_at is null;
create index notifications_read on notifications (read_at) where read_at is not null;

-- Grows with every change to a person's notifications: the poll's ETag, read with the session and nothing else.
alter table users add column notifications_version integer not null default 0;

create function count_notification_changes() returns trigger language plpgsql as $$
begin
  -- In the order of their ids, so that two who tell the same people wait for each other and never in a circle.
  update users set notifications_version = notifications_version + 1
    where id in (select id from users where id in (select user_id from changed_rows) order by id for no key update);
  return null;
end $$;
create trigger notifications_added after insert on notifications
  referencing new table as changed_rows for each statement execute function count_notification_changes();
create trigger notifications_changed after update on notifications
  referencing new table as changed_rows for each statement execute function count_notification_changes();
create trigger notifications_removed after delete on notifications
  referencing old table as changed_rows for each statement execute function count_notification_changes();
