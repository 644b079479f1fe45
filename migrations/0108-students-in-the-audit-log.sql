-- A line about a student says the student's number, which is not their account's.
create or replace function audit_account(event text, subject_id integer, user_id integer) returns integer stable language sql as $$
  select case split_part(event, '.', 1)
    when 'user' then subject_id
    when 'student' then (select students.user_id from students where students.id = subject_id)
    when 'view' then user_id
  end
$$;
update audit_log set account_id = audit_account(event, subject_id, user_id) where event like 'student.%';
