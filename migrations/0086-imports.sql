-- What the office brings from a file: students, or packages that were sold. The rows stand here as they were read, each with what it
-- would do, then with what it did, and at last with what became of it when the import was taken back.
create table imports (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('STUDENTS', 'SALES')),
  file_name text not null,
  headings text[] not null,
  -- The place of the column that each field is read from.
  columns jsonb not null,
  state text not null default 'DRAFT' check (state in ('DRAFT', 'RUNNING', 'DONE', 'UNDOING', 'UNDONE', 'FAILED')),
  -- How many rows the running work is through with.
  progress integer not null default 0,
  rows_total integer not null default 0,
  rows_create integer not null default 0,
  rows_change integer not null default 0,
  rows_nothing integer not null default 0,
  rows_error integer not null default 0,
  rows_kept integer not null default 0,
  user_id integer references users on delete set null,
  created_at timestamptz not null,
  finished_at timestamptz,
  undone_at timestamptz,
  undone_by integer references users on delete set null,
  revision integer not null default 1
);
create index imports_created on imports (created_at, id);
create index imports_kind on imports (kind, created_at, id);
create index imports_user on imports (user_id);
create index imports_undone_by on imports (undone_by);
create trigger imports_forget_revisions after delete on imports for each row execute function forget_revisions();

create table import_rows (
  id integer generated always as identity primary key,
  import_id integer not null references imports on delete cascade,
  -- As counted in the file.
  line integer not null,
  cells text[] not null,
  outcome text not null check (outcome in ('CREATE', 'CHANGE', 'NOTHING', 'ERROR')),
  changes jsonb not null default '[]',
  problems jsonb not null default '[]',
  -- The student, or the sold package. No reference: it outlives them.
  subject_id integer,
  -- Once taken back: what stayed as it is, and why.
  undo text check (undo in ('UNDONE', 'KEPT')),
  kept jsonb not null default '[]'
);
create index import_rows_line on import_rows (import_id, line, id);
create index import_rows_outcome on import_rows (import_id, outcome, line, id);
create index import_rows_undo on import_rows (import_id, undo, line, id) where undo is not null;

-- When a day begins in the academy.
create function midnight_of(day date) returns timestamptz immutable language sql
  return day::timestamp at time zone 'Europe/Warsaw';
