-- The bank account to which seats are paid.
alter table settings add column operator_account text;
comment on column settings.operator_account is 'An IBAN without spaces';
