-- What 0230 added without a look at the rows.
ALTER TABLE users VALIDATE CONSTRAINT users_merged_into_fkey;
ALTER TABLE users VALIDATE CONSTRAINT users_merged;
ALTER TABLE students VALIDATE CONSTRAINT students_merged_into_fkey;
ALTER TABLE students VALIDATE CONSTRAINT students_merged;
