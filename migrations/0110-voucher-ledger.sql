-- What a voucher was given and gave is a ledger: rows that nobody changes or takes away. What is left of it, until when it holds and
-- whether it is blocked follow from these rows alone; triggers keep them in the voucher's own columns, where lists find them.
alter table vouchers
  -- What all its uses may give together, in minor units of the currency; null: as much as each use gives.
  add column budget integer check (budget >= 0),
  add column payment_status text not null default 'FREE' check (payment_status in ('FREE', 'PAID', 'REFUNDED')),
  add column price_amount integer check (price_amount > 0),
  add column price_currency text check (price_currency ~ '^[A-Z]{3}$'),
  -- Whom it was issued by; null: the portal itself.
  add column issued_by integer references users,
  -- Those that were issued together.
  add column batch_id integer,
  add column uses_left integer,
  -- What is left of the budget.
  add column balance integer check (balance between 0 and budget),
  add column blocked_at timestamptz,
  -- It was issued by mistake, or what it was earned by was undone: nobody counts it any more.
  add column taken_back_at timestamptz,
  drop constraint vouchers_max_usages_check,
  add constraint vouchers_max_usages_check check (max_usages >= 0),
  drop constraint vouchers_check1,
  add constraint vouchers_currency check ((kind = 'AMOUNT' or budget is not null) = (currency is not null)),
  add constraint vouchers_balance check ((budget is null) = (balance is null)),
  add constraint vouchers_price check (
    (payment_status = 'FREE') = (price_amount is null) and (price_amount is null) = (price_currency is null)
  );
update vouchers set uses_left = max_usages;
alter table vouchers
  alter column uses_left set not null,
  add constraint vouchers_uses check (uses_left between 0 and max_usages);
create index vouchers_issued_by on vouchers (issued_by) where issued_by is not null;
create index vouchers_batch on vouchers (batch_id) where batch_id is not null;

create table voucher_entries (
  id integer generated always as identity primary key,
  voucher_id integer not null references vouchers,
  kind text not null check (
    kind in ('ISSUE', 'USE', 'RETURN', 'ADJUST', 'BLOCK', 'UNBLOCK', 'EXTEND', 'TAKE_BACK', 'REFUND')
  ),
  -- How many uses more, or fewer, are left.
  uses integer not null default 0,
  -- How much more, or less, of the budget is left.
  amount integer not null default 0,
  -- What a use took off the price of a training, in minor units; what a return gave back stands as less than nought.
  redeemed integer not null default 0,
  currency text check (currency ~ '^[A-Z]{3}$'),
  participant_id integer references participants,
  -- The use that was returned: each at most once.
  returns_id integer unique,
  valid_until timestamptz,
  reason text check (char_length(reason) between 1 and 2000),
  -- Null: the portal itself.
  made_by integer references users,
  made_at timestamptz not null,
  unique (id, voucher_id),
  foreign key (returns_id, voucher_id) references voucher_entries (id, voucher_id),
  check ((kind in ('USE', 'RETURN')) = (participant_id is not null)),
  check ((kind in ('USE', 'RETURN')) = (redeemed <> 0)),
  check ((redeemed <> 0) = (currency is not null)),
  check ((kind = 'RETURN') = (returns_id is not null)),
  check ((kind = 'EXTEND') = (valid_until is not null)),
  check (kind not in ('ADJUST', 'BLOCK', 'TAKE_BACK', 'REFUND') or reason is not null),
  check (case kind
    when 'ISSUE' then uses > 0 and amount >= 0
    when 'USE' then uses = -1 and amount in (0, -redeemed) and redeemed > 0
    when 'RETURN' then uses = 1 and amount in (0, -redeemed) and redeemed < 0
    when 'ADJUST' then uses <> 0 or amount <> 0
    when 'TAKE_BACK' then uses <= 0 and amount <= 0
    when 'REFUND' then uses <= 0 and amount <= 0
    else uses = 0 and amount = 0
  end)
);
create index voucher_entries_voucher on voucher_entries (voucher_id, id);
create index voucher_entries_participant on voucher_entries (participant_id, id) where participant_id is not null;
create index voucher_entries_made_by on voucher_entries (made_by) where made_by is not null;

create function refuse_changes() returns trigger language plpgsql as $$
begin
  raise exception 'Rows of % are neither changed nor taken away.', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger voucher_entries_stay before update or delete or truncate on voucher_entries
  for each statement execute function refuse_changes();

insert into voucher_entries (voucher_id, kind, uses, made_at)
  select id, 'ISSUE', max_usages, issued_at from vouchers order by id;

-- Each voucher begins its ledger with what it was issued with.
create function fill_voucher() returns trigger language plpgsql as $$
begin
  new.uses_left := new.max_usages;
  new.balance := new.budget;
  return new;
end $$;
create trigger vouchers_filled before insert on vouchers for each row execute function fill_voucher();

create function open_voucher_ledgers() returns trigger language plpgsql as $$
begin
  insert into voucher_entries (voucher_id, kind, uses, amount, made_by, made_at)
    select id, 'ISSUE', max_usages, coalesce(budget, 0), issued_by, issued_at from new_rows order by id;
  return null;
end $$;
create trigger vouchers_issued after insert on vouchers
  referencing new table as new_rows for each statement execute function open_voucher_ledgers();

-- Whoever else uses one of these vouchers waits at its row, and then finds what is left of it: less than nothing is refused there.
create function keep_vouchers() returns trigger language plpgsql as $$
begin
  perform from vouchers where id in (select voucher_id from new_rows where kind <> 'ISSUE') order by id for no key update;
  update vouchers set
    uses_left = uses_left + change.uses,
    max_usages = max_usages + change.uses_given,
    balance = balance + change.amount,
    budget = budget + change.amount_given,
    valid_until = coalesce(change.valid_until, vouchers.valid_until),
    payment_status = case when change.is_refunded then 'REFUNDED' else payment_status end,
    blocked_at = case when change.blocks then change.made_at when change.unblocks then null else blocked_at end,
    taken_back_at = case when change.takes_back then change.made_at else taken_back_at end
  from (
    select voucher_id, sum(uses) as uses, sum(amount) as amount,
      -- A use and its return leave what was given as it was.
      coalesce(sum(uses) filter (where kind not in ('USE', 'RETURN')), 0) as uses_given,
      coalesce(sum(amount) filter (where kind not in ('USE', 'RETURN')), 0) as amount_given,
      max(valid_until) as valid_until, max(made_at) as made_at,
      bool_or(kind in ('BLOCK', 'TAKE_BACK', 'REFUND')) as blocks, bool_or(kind = 'UNBLOCK') as unblocks,
      bool_or(kind = 'TAKE_BACK') as takes_back, bool_or(kind = 'REFUND') as is_refunded
    from new_rows where kind <> 'ISSUE' group by voucher_id
  ) change
  where vouchers.id = change.voucher_id;
  return null;
end $$;
create trigger voucher_entries_added after insert on voucher_entries
  referencing new table as new_rows for each statement execute function keep_vouchers();

-- What was issued stays as it was, its first day too, whatever the delay is by then; and what the ledger says no hand says otherwise.
create function guard_voucher() returns trigger language plpgsql as $$
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
    (new.uses_left, new.max_usages, new.balance, new.budget, new.valid_until, new.blocked_at, new.taken_back_at, new.payment_status)
    is distinct from
    (old.uses_left, old.max_usages, old.balance, old.budget, old.valid_until, old.blocked_at, old.taken_back_at, old.payment_status)
  then raise exception 'A voucher changes by a row of its ledger.' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger vouchers_guarded before update on vouchers for each row execute function guard_voucher();
