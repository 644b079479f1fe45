-- A recipient's address that the mail server does not accept for good, and its reason: such a mail no longer waits.
alter table mails
  add column refused_at timestamptz,
  add column refusal text,
  add check ((refused_at is null) = (refusal is null)),
  add check (sent_at is null or refused_at is null);

drop index mails_unsent;
create index mails_unsent on mails (created_at) where sent_at is null and refused_at is null;
create index mails_refused on mails (refused_at) where refused_at is not null;
