-- One row for each stored file; its bytes lie in the file storage under storage_key. Who deletes a row leaves the bytes
-- to the hourly sweep, so that nothing is lost when the transaction does not commit.
create table files (
  id integer generated always as identity primary key,
  purpose text not null,
  -- As its owner called it, without path and control characters.
  original_name text not null check (char_length(original_name) between 1 and 200),
  -- What is kept and served, not what was sent: pictures are WebP whatever they were.
  mime text not null,
  bytes integer not null check (bytes > 0),
  -- Pixels of the largest size; null for what is no picture.
  width integer,
  height integer,
  storage_key uuid not null unique,
  created_at timestamptz not null
);
