-- The merging of records let the number and the day of a voucher from before the portal change.
CREATE OR REPLACE FUNCTION guard_voucher() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if (new.code, new.kind, new.value, new.currency, new.source, new.issued_at, new.available_at, new.batch_id,
      new.issued_by, new.price_amount, new.price_currency, new.brought_in_at, new.former_number)
    is distinct from
    (old.code, old.kind, old.value, old.currency, old.source, old.issued_at, old.available_at, old.batch_id,
      old.issued_by, old.price_amount, old.price_currency, old.brought_in_at, old.former_number)
    or not is_same_account(new.holder_id, old.holder_id)
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
