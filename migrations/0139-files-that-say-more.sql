-- Whether a file's 03/04/2026 is a day in April or in March. Where its own rows do not tell, the first such date is kept to ask by.
alter table imports
  add column date_order text not null default 'DMY' check (date_order in ('DMY', 'MDY')),
  add column ambiguous_date text;

-- Entries that were used before a sale came to the portal: no seat has them, and none gives them back.
alter table student_packages
  add column entries_before integer not null default 0 check (entries_before >= 0),
  add constraint student_packages_entries_before check (entries_before <= entries_used);
