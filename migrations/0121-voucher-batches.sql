-- Vouchers for many people at once: a list as it was read, each row with what it would do, then with what it did, and at last with
-- what became of it when the vouchers were taken back.
create table voucher_batches (
  id integer generated always as identity primary key,
  name text not null,
  -- What each of its vouchers is.
  terms jsonb not null,
  state text not null default 'DRAFT' check (state in ('DRAFT', 'RUNNING', 'DONE', 'UNDOING', 'UNDONE', 'FAILED')),
  -- How many rows the running work is through with.
  progress integer not null default 0,
  -- Also to those who got the very same before.
  is_again boolean not null default false,
  rows_total integer not null default 0,
  rows_issue integer not null default 0,
  rows_again integer not null default 0,
  rows_error integer not null default 0,
  rows_holding integer not null default 0,
  rows_kept integer not null default 0,
  user_id integer references users on delete set null,
  created_at timestamptz not null,
  finished_at timestamptz,
  undone_at timestamptz,
  undone_by integer references users on delete set null,
  revision integer not null default 1
);
create index voucher_batches_created on voucher_batches (created_at, id);
create index voucher_batches_name on voucher_batches (name, id);
create index voucher_batches_user on voucher_batches (user_id);
create index voucher_batches_undone_by on voucher_batches (undone_by);
create trigger voucher_batches_forget_revisions after delete on voucher_batches
  for each row execute function forget_revisions();

create table voucher_batch_rows (
  id integer generated always as identity primary key,
  batch_id integer not null references voucher_batches on delete cascade,
  -- As counted in the list.
  line integer not null,
  -- What stood there; null once nobody needs to know any more.
  said text,
  email text,
  holder_id integer references users on delete set null,
  outcome text not null default 'ERROR' check (outcome in ('ISSUE', 'AGAIN', 'ERROR')),
  problem text check (problem in ('no_email', 'unknown', 'not_holder', 'blocked', 'twice')),
  -- Where the address stands in the list already.
  first_line integer,
  -- How many other vouchers the holder could use, now or soon.
  holding integer not null default 0,
  voucher_id integer references vouchers,
  undo text check (undo in ('UNDONE', 'KEPT')),
  check ((outcome = 'ERROR') = (problem is not null))
);
create index voucher_batch_rows_line on voucher_batch_rows (batch_id, line, id);
create index voucher_batch_rows_outcome on voucher_batch_rows (batch_id, outcome, line, id);
create index voucher_batch_rows_undo on voucher_batch_rows (batch_id, undo, line, id) where undo is not null;
create index voucher_batch_rows_holder on voucher_batch_rows (holder_id);
create index voucher_batch_rows_voucher on voucher_batch_rows (voucher_id);

alter table vouchers
  add foreign key (batch_id) references voucher_batches,
  -- Last name first: the office's list is sorted by it.
  add column holder_name text collate "pl-x-icu";
update vouchers set holder_name = last_name || ' ' || first_name from users where users.id = holder_id;
alter table vouchers alter column holder_name set not null;

create function name_holder() returns trigger language plpgsql as $$
begin
  select last_name || ' ' || first_name into new.holder_name from users where users.id = new.holder_id;
  return new;
end $$;
create trigger vouchers_named before insert on vouchers for each row execute function name_holder();

create function rename_holder() returns trigger language plpgsql as $$
begin
  update vouchers set holder_name = new.last_name || ' ' || new.first_name where holder_id = new.id;
  return null;
end $$;
create trigger users_hold_vouchers after update of first_name, last_name on users for each row
  when ((old.first_name, old.last_name) is distinct from (new.first_name, new.last_name))
  execute function rename_holder();

-- The orders and filters of the office's list.
create index vouchers_holder_name on vouchers (holder_name, id);
-- A percentage is a smaller number than an amount in minor units: those of one kind stand together.
create index vouchers_value on vouchers (value, id, kind);
-- With the last day, by which those that are over are told from the others without being read.
create index vouchers_issued_at on vouchers (issued_at, id, valid_until);
create index vouchers_first_day on vouchers (available_at, id, valid_until);
create index vouchers_last_day on vouchers (valid_until, id);
create index vouchers_code on vouchers using gin (code gin_trgm_ops);
create index vouchers_source on vouchers (source, issued_at, id);
create index vouchers_payment on vouchers (payment_status, issued_at, id);
create index vouchers_blocked on vouchers (blocked_at) where blocked_at is not null;
create index vouchers_taken_back on vouchers (taken_back_at) where taken_back_at is not null;
create index vouchers_used on vouchers (issued_at, id) where uses_left = 0 or balance = 0;
drop index vouchers_available_at;
-- Paid value that is not used up: once it expires, the office extends it or pays it back.
create index vouchers_unclaimed on vouchers (valid_until, id)
  where payment_status = 'PAID' and uses_left > 0 and blocked_at is null and taken_back_at is null;
-- What a voucher took off prices.
create index voucher_entries_redeemed on voucher_entries (voucher_id) include (redeemed, currency) where redeemed <> 0;
