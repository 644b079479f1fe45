-- One voucher pays for a seat once: the key holds it, whoever writes to the ledger at once.
create table voucher_seats (
  voucher_id integer not null references vouchers,
  participant_id integer not null references participants,
  constraint voucher_pays_seat_once primary key (voucher_id, participant_id)
);
create index voucher_seats_participant on voucher_seats (participant_id);

insert into voucher_seats (voucher_id, participant_id)
  select distinct voucher_id, participant_id from voucher_entries used
  where kind = 'USE' and not exists (select from voucher_entries where returns_id = used.id);

create function keep_voucher_seats() returns trigger language plpgsql as $$
begin
  -- Of a seat that was paid twice before this rule, each use is given back by itself.
  delete from voucher_seats using new_rows
    where new_rows.kind = 'RETURN' and voucher_seats.voucher_id = new_rows.voucher_id
      and voucher_seats.participant_id = new_rows.participant_id
      and not exists (
        select from voucher_entries used
        where used.participant_id = new_rows.participant_id and used.voucher_id = new_rows.voucher_id and used.kind = 'USE'
          and not exists (select from voucher_entries where returns_id = used.id)
      );
  insert into voucher_seats (voucher_id, participant_id)
    select voucher_id, participant_id from new_rows where kind = 'USE';
  return null;
end $$;
create trigger voucher_entries_pay_seats after insert on voucher_entries
  referencing new table as new_rows for each statement execute function keep_voucher_seats();
