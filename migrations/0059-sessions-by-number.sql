-- Somebody names a session of theirs to end it: by a number, since what identifies it to the server stays a secret.
alter table sessions add column id bigint generated always as identity unique;
