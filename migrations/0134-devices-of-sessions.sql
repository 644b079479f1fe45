-- The browser of a session, for calls that its cookie is not sent with: a code is asked for elsewhere than the password is.
alter table sessions add column device_hash bytea;
