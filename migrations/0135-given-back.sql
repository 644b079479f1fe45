-- What is waived is not asked for, so what was paid beyond the rest goes back: of whoever stayed away for a good reason, all of it.
create or replace function settle_seat() returns trigger language plpgsql as $$
declare
  price integer;
  redeemed integer;
  had integer := new.paid_amount - new.refunded_amount;
begin
  select price_amount into price from trainings where id = new.training_id;
  select coalesce(sum(voucher_entries.redeemed), 0) into redeemed from voucher_entries where participant_id = new.id;
  price := case
    when new.status = 'CANCELLED' or new.student_package_id is not null then 0
    else greatest(price - redeemed - new.waived_amount, 0)
  end;
  new.due := greatest(price - had, 0);
  new.to_refund := case when new.status = 'CANCELLED' and new.is_payment_kept then 0 else greatest(had - price, 0) end;
  return new;
end $$;
