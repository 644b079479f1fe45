-- What was paid for, is not used, not paid back and cannot be used any more waits for the office: one definition each for packages and
-- vouchers, in a column that follows from the row itself.

alter table student_packages
  -- How many of its entries were paid back. One that returns to it later is owed anew.
  add column entries_refunded integer not null default 0 check (entries_refunded between 0 and entries_total),
  add column cancelled_at timestamptz;
alter table student_packages disable trigger user;
update student_packages set
  entries_refunded = case when payment_status = 'REFUNDED' then entries_total - entries_used else 0 end,
  -- When it was cancelled was not kept. It waits since then, not since today.
  cancelled_at = case when status = 'CANCELLED' then sold_at end,
  -- What was paid back and extended afterwards is over.
  status = case
    when payment_status <> 'REFUNDED' then status
    when status in ('ACTIVE', 'USED_UP') then 'EXPIRED' when status = 'PENDING' then 'CANCELLED' else status
  end;
alter table student_packages enable trigger user;
alter table student_packages
  add constraint student_packages_refunded_is_over check (payment_status <> 'REFUNDED' or status in ('EXPIRED', 'CANCELLED')),
  add column is_unclaimed boolean not null generated always as (
    payment_status <> 'UNPAID' and status in ('EXPIRED', 'CANCELLED') and entries_used + entries_refunded < entries_total
  ) stored;
drop index student_packages_unclaimed;
create index student_packages_unclaimed on student_packages (expires_at, id) where is_unclaimed;
create index student_packages_unclaimed_status on student_packages (status, id) where is_unclaimed;

alter table vouchers
  -- What the office took out of it, less what it put in, and did not pay back: by rows ADJUST and TAKE_BACK of the ledger.
  add column uses_withdrawn integer not null default 0,
  add column amount_withdrawn integer not null default 0,
  add column withdrawn_at timestamptz;
alter table vouchers disable trigger user;
update vouchers set uses_withdrawn = taken.uses, amount_withdrawn = taken.amount, withdrawn_at = taken.at
from (
  select voucher_id, -sum(uses) as uses, -sum(amount) as amount, max(made_at) as at
  from voucher_entries
  where kind in ('ADJUST', 'TAKE_BACK') and not exists (
    select from voucher_entries later
    where later.voucher_id = voucher_entries.voucher_id and later.kind = 'REFUND' and later.id > voucher_entries.id
  )
  group by voucher_id
) taken
where taken.voucher_id = vouchers.id;
alter table vouchers enable trigger user;
alter table vouchers
  -- Nobody can use what was taken out, even while the rest can be used.
  add column is_short boolean not null generated always as (
    payment_status <> 'FREE' and (
      amount_withdrawn > 0 or uses_withdrawn > 0 and (balance is null or uses_left = 0 and balance > 0)
    )
  ) stored,
  -- Of what was paid for something is not used yet: owed once the voucher is blocked or over.
  add column has_paid_value boolean not null generated always as (
    payment_status <> 'FREE' and uses_left + uses_withdrawn > 0 and (balance is null or balance + amount_withdrawn > 0)
  ) stored;
drop index vouchers_unclaimed;
create index vouchers_unclaimed on vouchers (valid_until, id) where is_short or has_paid_value;
create index vouchers_unclaimed_issued on vouchers (issued_at, id) where is_short or has_paid_value;
create index vouchers_unclaimed_first_day on vouchers (available_at, id) where is_short or has_paid_value;

create or replace function keep_vouchers() returns trigger language plpgsql as $$
begin
  perform from vouchers where id in (select voucher_id from new_rows where kind <> 'ISSUE') order by id for no key update;
  update vouchers set
    uses_left = uses_left + change.uses,
    max_usages = max_usages + change.uses_given,
    balance = balance + change.amount,
    budget = budget + change.amount_given,
    uses_withdrawn = case when change.is_refunded then 0 else uses_withdrawn - change.uses_put_in end,
    amount_withdrawn = case when change.is_refunded then 0 else amount_withdrawn - change.amount_put_in end,
    withdrawn_at = case
      when change.is_refunded then null when change.withdraws then change.made_at else withdrawn_at
    end,
    valid_until = coalesce(change.valid_until, vouchers.valid_until),
    -- A refund of what was taken out leaves the rest to be used.
    payment_status = case
      when change.is_refunded and (uses_left + change.uses = 0 or balance + change.amount = 0) then 'REFUNDED'
      else payment_status
    end,
    blocked_at = case
      when change.blocks then change.made_at
      when change.is_refunded and (uses_left + change.uses = 0 or balance + change.amount = 0) then change.made_at
      when change.unblocks then null
      else blocked_at
    end,
    taken_back_at = case when change.takes_back then change.made_at else taken_back_at end
  from (
    select voucher_id, sum(uses) as uses, sum(amount) as amount,
      -- A use and its return leave what was given as it was.
      coalesce(sum(uses) filter (where kind not in ('USE', 'RETURN')), 0) as uses_given,
      coalesce(sum(amount) filter (where kind not in ('USE', 'RETURN')), 0) as amount_given,
      coalesce(sum(uses) filter (where kind in ('ADJUST', 'TAKE_BACK')), 0) as uses_put_in,
      coalesce(sum(amount) filter (where kind in ('ADJUST', 'TAKE_BACK')), 0) as amount_put_in,
      bool_or(kind in ('ADJUST', 'TAKE_BACK') and (uses < 0 or amount < 0)) as withdraws,
      max(valid_until) as valid_until, max(made_at) as made_at,
      bool_or(kind in ('BLOCK', 'TAKE_BACK')) as blocks, bool_or(kind = 'UNBLOCK') as unblocks,
      bool_or(kind = 'TAKE_BACK') as takes_back, bool_or(kind = 'REFUND') as is_refunded
    from new_rows where kind <> 'ISSUE' group by voucher_id
  ) change
  where vouchers.id = change.voucher_id;
  return null;
end $$;

create or replace function guard_voucher() returns trigger language plpgsql as $$
begin
  if (new.code, new.kind, new.value, new.currency, new.holder_id, new.source, new.issued_at, new.available_at, new.batch_id,
      new.issued_by, new.price_amount, new.price_currency)
    is distinct from
    (old.code, old.kind, old.value, old.currency, old.holder_id, old.source, old.issued_at, old.available_at, old.batch_id,
      old.issued_by, old.price_amount, old.price_currency)
  then raise exception 'What a voucher was issued with stays.' using errcode = 'restrict_violation';
  end if;
  -- Under the trigger of the ledger this is the second.
  if pg_trigger_depth() < 2 and
    (new.uses_left, new.max_usages, new.balance, new.budget, new.valid_until, new.blocked_at, new.taken_back_at, new.payment_status,
      new.uses_withdrawn, new.amount_withdrawn, new.withdrawn_at)
    is distinct from
    (old.uses_left, old.max_usages, old.balance, old.budget, old.valid_until, old.blocked_at, old.taken_back_at, old.payment_status,
      old.uses_withdrawn, old.amount_withdrawn, old.withdrawn_at)
  then raise exception 'A voucher changes by a row of its ledger.' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

-- The paid vouchers of accounts that were deleted: nobody can use them, so they wait, too.
insert into voucher_entries (voucher_id, kind, reason, made_at)
  select vouchers.id, 'BLOCK', 'Konto zostało usunięte.', now()
  from vouchers join users on users.id = holder_id
  where main_role_id is null and payment_status = 'PAID' and blocked_at is null
  order by vouchers.id;
