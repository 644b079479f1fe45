-- The transaction that last wrote for a session: a standby that does not show it yet does not answer that session.
alter table sessions add column last_write xid8;
