-- Who was reminded, how many days before which day, that the office is to sign in with a second factor.
create table second_factor_reminders (
  user_id integer not null references users on delete cascade,
  required_from date not null,
  days integer not null,
  primary key (user_id, required_from, days)
);
