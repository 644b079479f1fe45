-- The office's list of students: an index for each order and filter.
create index students_name on students (last_name collate "pl-x-icu", first_name collate "pl-x-icu", id);
create index students_first_name on students (first_name collate "pl-x-icu", id);
create index students_email_order on students (lower(email), id);
create index students_phone on students (phone, id);
create index students_country on students (country_id, id);
create index students_language on students (language_name, id);
create index students_status on students (status, id);
create index students_created on students (created_at, id);
create index students_user on students (user_id, id);
-- Who has entries left.
create index student_packages_open on student_packages (student_id) include (entries_total, entries_used) where status = 'ACTIVE';
