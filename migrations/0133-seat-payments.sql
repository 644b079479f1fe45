-- What a seat costs that no entry of a package pays for: what is due, what was paid or waived, by whom, and what is to be paid back.
alter table participants
  -- Minor units of the training's currency.
  add column paid_amount integer not null default 0 check (paid_amount >= 0),
  add column waived_amount integer not null default 0 check (waived_amount >= 0),
  add column refunded_amount integer not null default 0 check (refunded_amount >= 0),
  add column payment_at timestamptz,
  add column payment_by integer references users on delete set null,
  add column payment_reason text,
  -- What was paid stays with the academy, though the seat was given up.
  add column is_payment_kept boolean not null default false,
  -- These two follow from the rest.
  add column due integer not null default 0,
  add column to_refund integer not null default 0;

-- Paid less paid back is what the academy has; it counts for the seat as long as somebody sits on it.
create function settle_seat() returns trigger language plpgsql as $$
declare
  price integer;
  redeemed integer;
  had integer := new.paid_amount - new.refunded_amount;
begin
  select price_amount into price from trainings where id = new.training_id;
  select coalesce(sum(voucher_entries.redeemed), 0) into redeemed from voucher_entries where participant_id = new.id;
  price := case when new.status = 'CANCELLED' or new.student_package_id is not null then 0 else greatest(price - redeemed, 0) end;
  new.due := greatest(price - new.waived_amount - had, 0);
  new.to_refund := case when new.status = 'CANCELLED' and new.is_payment_kept then 0 else greatest(had - price, 0) end;
  return new;
end $$;
create trigger participants_settled before insert or update on participants for each row execute function settle_seat();

create function settle_redeemed_seats() returns trigger language plpgsql as $$
begin
  update participants set due = due where id in (select participant_id from new_rows where participant_id is not null);
  return null;
end $$;
create trigger voucher_entries_settle_seats after insert on voucher_entries
  referencing new table as new_rows for each statement execute function settle_redeemed_seats();

create function settle_seats_at_price() returns trigger language plpgsql as $$
begin
  update participants set due = due where training_id = new.id;
  return null;
end $$;
create trigger trainings_settle_seats after update of price_amount on trainings for each row
  when (old.price_amount is distinct from new.price_amount) execute function settle_seats_at_price();

-- A change that takes or frees no seat locks no training: whoever pays for a seat has not locked it before.
create or replace function count_seats() returns trigger language plpgsql as $$
declare ids integer[];
begin
  if tg_op = 'INSERT' then ids := array(select training_id from new_rows);
  elsif tg_op = 'DELETE' then ids := array(select training_id from old_rows);
  else ids := array(
    select training_id from (select id, training_id, status from old_rows except select id, training_id, status from new_rows) gone
    union
    select training_id from (select id, training_id, status from new_rows except select id, training_id, status from old_rows) came
  );
  end if;
  if ids = '{}' then return null; end if;
  perform from trainings where id = any (ids) order by id for no key update;
  update trainings set seats_taken =
    (select count(*) from participants where training_id = trainings.id and status <> 'CANCELLED')
    + (select count(*) from waiting_students where training_id = trainings.id and status = 'OFFERED')
    where id = any (ids);
  return null;
end $$;

-- Until now nobody wrote down who had paid. At trainings that were held nobody is asked for it afterwards.
update participants set due = due where status <> 'CANCELLED' and student_package_id is null;
update participants set waived_amount = due, payment_at = now(), payment_reason = 'Sprzed zapisywania opłat w portalu.'
  from trainings where trainings.id = training_id and due > 0 and (ends_at < now() or state = 'COMPLETED');

create index participants_due on participants (registered_at, id) where due > 0;
create index participants_to_refund on participants (registered_at, id) where to_refund > 0;
create index participants_payment_by on participants (payment_by) where payment_by is not null;
