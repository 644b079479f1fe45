-- What the academy decides for itself: one row.
create table settings (
  id integer generated always as identity primary key check (id = 1),
  voucher_delay_in_days integer not null default 0 check (voucher_delay_in_days between 0 and 365),
  marketing_materials_link text check (marketing_materials_link ~* '^https://'),
  -- Who hears when somebody asks for a dedicated date.
  dedicated_terms_emails text[] not null default '{}',
  -- What a published review earns its author; null: nothing.
  review_voucher_percent integer check (review_voucher_percent between 1 and 100),
  -- From this day on the office signs in with a second factor; null: whoever likes.
  two_factor_required_from date,
  revision integer not null default 1
);
insert into settings default values;

-- Those that wait for their first day are counted.
create index vouchers_available_at on vouchers (available_at);
