-- What happened to an additional responsibility, and what was said: a comment, a message, or the name of the file it was about.
create table additional_responsibility_history (
  id integer generated always as identity primary key,
  additional_responsibility_id integer not null references additional_responsibilities on delete cascade,
  event text not null,
  words text,
  user_id integer references users on delete set null,
  at timestamptz not null
);
create index additional_responsibility_history_of on additional_responsibility_history (additional_responsibility_id, id);

-- Of those that are there already, the rows still say how each began and what came last.
insert into additional_responsibility_history (additional_responsibility_id, event, user_id, at)
  select id, 'give', given_by, created_at from additional_responsibilities order by id;
insert into additional_responsibility_history (additional_responsibility_id, event, words, user_id, at)
  select id, 'submit', note, (select user_id from pro_artists where pro_artists.id = pro_artist_id), status_changed_at
  from additional_responsibilities where status = 'SUBMITTED' order by id;
insert into additional_responsibility_history (additional_responsibility_id, event, words, user_id, at)
  select id, case status when 'DONE' then 'accept' when 'WAIVED' then 'waive' else 'sendBack' end, comment, decided_by, status_changed_at
  from additional_responsibilities where status in ('DONE', 'WAIVED') or (status = 'TODO' and comment is not null) order by id;
alter table additional_responsibilities drop column decided_by;
