-- A sold package keeps what it was sold as, whatever becomes of the catalogue.
alter table student_packages
  add column name bilingual,
  add column validity_days integer check (validity_days > 0),
  add column revision integer not null default 1;
alter table student_packages disable trigger user;
update student_packages sold set name = packages.name, validity_days = packages.validity_days
  from packages where packages.id = package_id;
alter table student_packages enable trigger user;
alter table student_packages
  alter column name set not null,
  alter column validity_days set not null,
  add column search text generated always as (fold(name ->> 'pl') || ' ' || fold(name ->> 'en-US')) stored;

create function keep_sold_terms() returns trigger language plpgsql as $$
begin
  select coalesce(new.name, packages.name), coalesce(new.validity_days, packages.validity_days)
    into new.name, new.validity_days
    from packages where packages.id = new.package_id;
  return new;
end $$;
create trigger student_packages_keep_terms before insert on student_packages
  for each row execute function keep_sold_terms();
create trigger student_packages_forget_revisions after delete on student_packages
  for each row execute function forget_revisions();

create index student_packages_name_pl on student_packages (((name ->> 'pl') collate "pl-x-icu"), id);
create index student_packages_name_en on student_packages (((name ->> 'en-US') collate "en-x-icu"), id);
create index student_packages_status on student_packages (status, id);
create index student_packages_payment on student_packages (payment_status, id);
create index student_packages_total on student_packages (entries_total, id);
create index student_packages_used on student_packages (entries_used, id);
create index student_packages_price on student_packages (price_amount, id);
create index student_packages_sold_at on student_packages (sold_at, id);
create index student_packages_activates on student_packages (activates_at, id);
create index student_packages_expires on student_packages (expires_at, id);
-- Paid value that expired unused, which the office extends or pays back.
create index student_packages_unclaimed on student_packages (expires_at, id)
  where status = 'EXPIRED' and payment_status = 'PAID' and entries_used < entries_total;
