-- Which price of a training counts: a change that waits for the office, or was refused, is nobody's price yet.
create function price_in_force(training trainings) returns integer language sql immutable as $$
  select case when training.state in ('PENDING_VERIFICATION', 'REJECTED')
    then coalesce((training.verified #>> '{price,amount}')::integer, training.price_amount)
    else training.price_amount end
$$;

alter table participants add column settled_price integer;
alter table participants add constraint participants_settled_price check (settled_price >= 0) not valid;
comment on column participants.settled_price is 'Of a seat that was paid when the price rose: what it costs. Null: the price of the training';

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
  new.to_refund := case when new.status = 'CANCELLED' and new.is_payment_kept then 0 else greatest(had - price, 0) end;
  return new;
end $$;

-- Whoever has paid, by money or vouchers, or need not, pays nothing on top.
create or replace function settle_seats_at_price() returns trigger language plpgsql as $$
declare
  before integer := price_in_force(old);
  is_raised boolean := before < price_in_force(new);
begin
  update participants set settled_price = case
    when is_raised and due = 0 and status <> 'CANCELLED' and student_package_id is null and (
      paid_amount > refunded_amount or waived_amount > 0
      or (select coalesce(sum(redeemed), 0) from voucher_entries where participant_id = participants.id) > 0
    ) then least(settled_price, before)
    else settled_price end
  where training_id = new.id;
  return null;
end $$;

drop trigger trainings_settle_seats on trainings;
create trigger trainings_settle_seats after update of price_amount, state, verified on trainings for each row
  when (price_in_force(old) is distinct from price_in_force(new)) execute function settle_seats_at_price();

-- Seats of trainings whose price waits: what is due is the verified one again.
update participants set due = due where training_id in (
  select id from trainings where price_in_force(trainings) <> price_amount
);
