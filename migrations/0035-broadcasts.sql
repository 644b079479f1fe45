-- What many people are still to be told of: an event whose listeners run from the queue. The row goes with the transaction
-- that tells them, so that nobody hears of it twice.
create table broadcasts (
  audit_id bigint primary key references audit_log on delete cascade
);
