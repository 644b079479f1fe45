-- A workbook of an old Mac counts its days from 1904: a cell without the format of a day has only the number.
alter table imports add column is_from_1904 boolean not null default false;
comment on column imports.is_from_1904 is 'The workbook counts its days from 1904';
