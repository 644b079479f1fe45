-- What the clock has told of, so that it tells of each occasion once: how many portals there are, and how long none of them ran.
create table reminders (
  event text not null,
  subject_id integer not null,
  occasion text not null,
  at timestamptz not null,
  primary key (event, subject_id, occasion)
);
