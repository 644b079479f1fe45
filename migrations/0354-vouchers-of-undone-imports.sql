-- Nothing is owed for a voucher that came by an import that was undone, as for one that was paid back: nobody bought it by this.
CREATE OR REPLACE FUNCTION keep_vouchers() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  perform from vouchers where id in (select voucher_id from new_rows where kind not in ('ISSUE', 'BRING_IN')) order by id for no key update;
  update vouchers set
    uses_left = uses_left + change.uses,
    max_usages = max_usages + change.uses_given,
    balance = balance + change.amount,
    budget = budget + change.amount_given,
    uses_withdrawn = case when change.is_settled then 0 else uses_withdrawn - change.uses_put_in end,
    amount_withdrawn = case when change.is_settled then 0 else amount_withdrawn - change.amount_put_in end,
    withdrawn_at = case
      when change.is_settled then null when change.withdraws then change.made_at else withdrawn_at
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
      bool_or(kind = 'TAKE_BACK') as takes_back, bool_or(kind = 'REFUND') as is_refunded,
      bool_or(kind = 'REFUND' or kind = 'TAKE_BACK' and voucher_id in (select id from vouchers where brought_in_at is not null)) as is_settled
    from new_rows where kind not in ('ISSUE', 'BRING_IN') group by voucher_id
  ) change
  where vouchers.id = change.voucher_id;
  return null;
end $$;

ALTER TABLE vouchers DISABLE TRIGGER vouchers_guarded;
UPDATE vouchers SET uses_withdrawn = 0, amount_withdrawn = 0, withdrawn_at = NULL
  WHERE brought_in_at IS NOT NULL AND taken_back_at IS NOT NULL AND payment_status = 'PAID';
ALTER TABLE vouchers ENABLE TRIGGER vouchers_guarded;
