-- Who was absent and got back what the seat cost owes it again where it turns out that they attended: what was waived for the absence is stored
-- apart from what the office waived. And where the price fell before a seat was given up late, the difference is owed still.
alter table participants add column waived_for_absence integer not null default 0;
comment on column participants.waived_for_absence is 'Of waived_amount: due again where it turns out that they attended';

create or replace function settle_seat() returns trigger language plpgsql as $$
declare
  price integer;
  redeemed integer;
  had integer := new.paid_amount - new.refunded_amount;
begin
  if new.status = 'CANCELLED' then new.settled_price := null; end if;
  select least(price_in_force(trainings), new.settled_price) into price from trainings where id = new.training_id;
  select coalesce(sum(voucher_entries.redeemed), 0) into redeemed from voucher_entries where participant_id = new.id;
  price := case
    when new.status = 'CANCELLED' or new.student_package_id is not null then 0
    else greatest(price - redeemed - new.waived_amount, 0)
  end;
  new.due := greatest(price - had, 0);
  new.to_refund := case
    -- What was owed when the seat was given up; a later price of the training changes nothing.
    when new.status = 'CANCELLED' and new.is_payment_kept
      then greatest(old.to_refund + old.refunded_amount - new.refunded_amount, 0)
    else greatest(had - price, 0)
  end;
  return new;
end $$;
