-- A conversation with the office is an artist's or a student's. A student has the general one, likewise from the beginning.
alter table conversations
  alter column pro_artist_id drop not null,
  add column student_id integer references students on delete cascade,
  add check (num_nonnulls(pro_artist_id, student_id) = 1),
  add unique (student_id, type);
create index conversations_newest_of_students on conversations (last_message_at desc, id desc)
  where last_message_at is not null and student_id is not null;

create function open_student_conversations() returns trigger language plpgsql as $$
begin
  insert into conversations (student_id, type) select id, 'GENERAL' from new_rows;
  return null;
end $$;
create trigger students_conversations after insert on students
  referencing new table as new_rows for each statement execute function open_student_conversations();
insert into conversations (student_id, type) select id, 'GENERAL' from students;
