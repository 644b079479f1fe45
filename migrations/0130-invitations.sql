-- An artist invites to a training, and the student answers: an invitation is an offered seat that needs no place in the queue.
alter table waiting_students add column is_invited boolean not null default false;

-- The office lets the artist who sold a package register its student with it.
alter table student_packages add column may_artist_register boolean not null default false;

-- When somebody who was invited took the seat: they have a day from then to give it up for nothing.
alter table participants add column accepted_at timestamptz;
