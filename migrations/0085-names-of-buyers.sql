-- Whoever has an account as a student is a student from the start.
insert into students (user_id, first_name, last_name, email, language_name, status, created_at)
  select users.id, users.first_name, users.last_name, users.email, users.language_name,
    case when users.is_blocked then 'BLOCKED' else 'ACTIVE' end, users.created_at
  from users
  where users.id in (select user_id from user_roles join roles on roles.id = role_id where roles.name = 'client')
    and not exists (select from students where students.user_id = users.id or lower(students.email) = lower(users.email));

-- Sold packages are sorted by whose they are.
alter table student_packages add column student_name text collate "pl-x-icu";
alter table student_packages disable trigger user;
update student_packages set student_name = last_name || ' ' || first_name from students where students.id = student_id;
alter table student_packages enable trigger user;
alter table student_packages alter column student_name set not null;
create index student_packages_student_name on student_packages (student_name, id);
create index student_packages_validity on student_packages (validity_days, id);

create or replace function keep_sold_terms() returns trigger language plpgsql as $$
begin
  select coalesce(new.name, packages.name), coalesce(new.validity_days, packages.validity_days)
    into new.name, new.validity_days
    from packages where packages.id = new.package_id;
  select last_name || ' ' || first_name into new.student_name from students where students.id = new.student_id;
  return new;
end $$;

create function rename_buyer() returns trigger language plpgsql as $$
begin
  update student_packages set student_name = new.last_name || ' ' || new.first_name where student_id = new.id;
  return null;
end $$;
create trigger students_renamed after update of first_name, last_name on students for each row
  when ((old.first_name, old.last_name) is distinct from (new.first_name, new.last_name))
  execute function rename_buyer();
