-- Nothing is imported while nobody said whether the day or the month comes first.
alter table imports add column is_date_order_chosen boolean not null default false;

comment on column imports.is_date_order_chosen is 'Somebody said whether the day or the month comes first; it is asked where ambiguous_date is set';
