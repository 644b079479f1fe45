-- What its reader has just deleted, for as long as they may want it back. A place of its own, so that nothing that reads
-- notifications has to leave it out.
create table removed_notifications (
  like notifications,
  removed_at timestamptz not null,
  primary key (id),
  foreign key (user_id) references users on delete cascade
);
create index removed_notifications_removed on removed_notifications (removed_at);
create index removed_notifications_user on removed_notifications (user_id);
