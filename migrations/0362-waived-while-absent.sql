-- What was waived for an absence counts while the outcome is no attendance: what is due follows from the outcome, not from the order of corrections.
create function waived_in_force(seat participants) returns integer language sql immutable as $$
  select case when seat.outcome in ('PASS', 'FAIL')
    then seat.waived_amount - seat.waived_for_absence
    else seat.waived_amount end
$$;

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
    else greatest(price - redeemed - waived_in_force(new), 0)
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

comment on column participants.waived_for_absence is 'Of waived_amount: counts while the outcome is no attendance';
alter table participants add constraint participants_waived_for_absence
  check (waived_for_absence between 0 and waived_amount) not valid;
