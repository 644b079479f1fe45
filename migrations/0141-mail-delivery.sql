-- Whether mail leaves, as its last attempts went: one row, which every process of the portal writes and reads.
create table mail_delivery (
  id integer primary key default 1 check (id = 1),
  failing_since timestamptz,
  problem text check (problem in ('UNREACHABLE', 'SIGN_IN', 'REFUSED')),
  check ((failing_since is null) = (problem is null))
);
insert into mail_delivery default values;

create index mails_unsent on mails (created_at) where sent_at is null;
