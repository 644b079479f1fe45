-- Who is to be erased, from the request on, and afterwards the receipt, in which there is nobody.
create table erasures (
  id integer generated always as identity primary key,
  -- By which it is known in the storage of files, too.
  key uuid not null unique default gen_random_uuid(),
  user_id integer references users on delete set null,
  -- Their rows go.
  artist_id integer,
  student_id integer,
  -- When the row of the account, or of an applicant without one, was made: after a restore numbers may be given again.
  made_at timestamptz not null,
  cause text not null check (cause in ('SELF', 'OFFICE', 'INACTIVITY', 'RESTORE')),
  requested_by integer references users on delete set null,
  requested_at timestamptz not null,
  due_at timestamptz not null,
  undo_hash bytea unique,
  -- The office says that what was in the way was settled.
  is_settled boolean not null default false,
  -- What was so before the request, for its withdrawal.
  was_blocked boolean not null,
  was_enabled boolean not null,
  was_active boolean not null,
  -- Since when something is in the way of what is due.
  held_since timestamptz,
  done_at timestamptz,
  receipt jsonb,
  check ((done_at is null) = (receipt is null)),
  check (num_nonnulls(user_id, artist_id) > 0 or done_at is not null)
);
create unique index erasures_of_user on erasures (user_id) where done_at is null;
create unique index erasures_of_artist on erasures (artist_id) where done_at is null;
create index erasures_of_student on erasures (student_id) where done_at is null;
create index erasures_user on erasures (user_id);
create index erasures_requested_by on erasures (requested_by);
create index erasures_due on erasures (due_at) where done_at is null;

-- An application whose applicant was erased still counts in its month.
create table erased_applications (
  id integer generated always as identity primary key,
  applied_at timestamptz not null
);
create index erased_applications_applied on erased_applications (applied_at);

-- A mail of which nothing stays once it has left: its recipient is nobody's address any more.
alter table mails add column is_forgotten boolean not null default false;

-- After how many months without anything an application that led to nothing is erased; null: never.
alter table settings add column inactive_applicant_months smallint;
alter table settings add constraint settings_inactive_applicant_months
  check (inactive_applicant_months between 6 and 120) not valid;

-- A review whose author was erased has no words.
alter table reviews add constraint reviews_text_length check (text = '' or char_length(text) between 20 and 4000) not valid;
alter table reviews drop constraint reviews_text_check;
