-- Certificates and vouchers from before the portal. Until now each of them was the portal's own.

-- Their numbers are the academy's; technique and length were often on no paper. Nothing is empty before a portal of this version brings it in.
ALTER TABLE certificates
  ADD COLUMN brought_in_at timestamptz,
  ADD COLUMN former_outcome text,
  -- squawk-ignore ban-drop-not-null
  ALTER COLUMN technique DROP NOT NULL,
  -- squawk-ignore ban-drop-not-null
  ALTER COLUMN minutes DROP NOT NULL,
  DROP CONSTRAINT certificates_number_check,
  ADD CONSTRAINT certificates_number CHECK (
    CASE WHEN brought_in_at IS NULL
      THEN number ~ '^AT-\d{4}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$'
      ELSE char_length(number) BETWEEN 1 AND 60
    END
  ) NOT VALID,
  ADD CONSTRAINT certificates_complete CHECK (
    brought_in_at IS NOT NULL OR (technique IS NOT NULL AND minutes IS NOT NULL)
  ) NOT VALID,
  ADD CONSTRAINT certificates_former_outcome CHECK (former_outcome IS NULL OR brought_in_at IS NOT NULL) NOT VALID;
COMMENT ON COLUMN certificates.brought_in_at IS 'When the office brought it in from before the portal; null: the portal issued it';
COMMENT ON COLUMN certificates.former_outcome IS 'As it is on a certificate from before the portal';

-- What is left of a voucher from before the portal; its ledger opens with that.
ALTER TABLE vouchers
  ADD COLUMN brought_in_at timestamptz,
  ADD COLUMN former_number text CHECK (char_length(former_number) BETWEEN 1 AND 60);
COMMENT ON COLUMN vouchers.brought_in_at IS 'When the office brought it in from before the portal; null: the portal issued it';
COMMENT ON COLUMN vouchers.former_number IS 'By which it was known before the portal';

ALTER TABLE voucher_entries
  DROP CONSTRAINT voucher_entries_kind_check,
  ADD CONSTRAINT voucher_entries_kind_check CHECK (
    kind IN ('ISSUE', 'BRING_IN', 'USE', 'RETURN', 'ADJUST', 'BLOCK', 'UNBLOCK', 'EXTEND', 'TAKE_BACK', 'REFUND')
  ) NOT VALID,
  DROP CONSTRAINT voucher_entries_check6,
  ADD CONSTRAINT voucher_entries_check6 CHECK (
    CASE kind
      WHEN 'ISSUE' THEN uses > 0 AND amount >= 0
      WHEN 'BRING_IN' THEN uses > 0 AND amount >= 0
      WHEN 'USE' THEN uses = -1 AND (amount = 0 OR amount = -redeemed) AND redeemed > 0
      WHEN 'RETURN' THEN uses = 1 AND (amount = 0 OR amount = -redeemed) AND redeemed < 0
      WHEN 'ADJUST' THEN uses <> 0 OR amount <> 0
      WHEN 'TAKE_BACK' THEN uses <= 0 AND amount <= 0
      WHEN 'REFUND' THEN uses <= 0 AND amount <= 0
      ELSE uses = 0 AND amount = 0
    END
  ) NOT VALID;

ALTER TABLE imports
  DROP CONSTRAINT imports_kind_check,
  ADD CONSTRAINT imports_kind_check CHECK (
    kind IN ('STUDENTS', 'ARTISTS', 'TRAININGS', 'SALES', 'VOUCHERS', 'CERTIFICATES')
  ) NOT VALID;

CREATE OR REPLACE FUNCTION open_voucher_ledgers() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into voucher_entries (voucher_id, kind, uses, amount, made_by, made_at)
    select id, case when brought_in_at is null then 'ISSUE' else 'BRING_IN' end, max_usages, coalesce(budget, 0), issued_by,
      coalesce(brought_in_at, issued_at)
    from new_rows order by id;
  return null;
end $$;

CREATE OR REPLACE FUNCTION keep_vouchers() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  perform from vouchers where id in (select voucher_id from new_rows where kind not in ('ISSUE', 'BRING_IN')) order by id for no key update;
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
    from new_rows where kind not in ('ISSUE', 'BRING_IN') group by voucher_id
  ) change
  where vouchers.id = change.voucher_id;
  return null;
end $$;

CREATE OR REPLACE FUNCTION guard_voucher() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if (new.code, new.kind, new.value, new.currency, new.holder_id, new.source, new.issued_at, new.available_at, new.batch_id,
      new.issued_by, new.price_amount, new.price_currency, new.brought_in_at, new.former_number)
    is distinct from
    (old.code, old.kind, old.value, old.currency, old.holder_id, old.source, old.issued_at, old.available_at, old.batch_id,
      old.issued_by, old.price_amount, old.price_currency, old.brought_in_at, old.former_number)
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
