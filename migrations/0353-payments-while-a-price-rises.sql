-- The seats are locked before what vouchers pay for them is read: a payment at the same moment is then complete, and pays for the seat.
CREATE OR REPLACE FUNCTION settle_seats_at_price() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  before integer := price_in_force(old);
  is_raised boolean := before < price_in_force(new);
begin
  perform from participants where training_id = new.id order by id for no key update;
  update participants set settled_price = case
    when is_raised and due = 0 and status <> 'CANCELLED' and student_package_id is null and (
      paid_amount > refunded_amount or waived_amount > 0
      or (select coalesce(sum(redeemed), 0) from voucher_entries where participant_id = participants.id) > 0
    ) then least(settled_price, before)
    else settled_price end
  where training_id = new.id;
  return null;
end $$;
