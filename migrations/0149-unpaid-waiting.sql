-- Who waits for a seat without an entry for that time is told so once: as they join, or when they lose it later.
alter table waiting_students add column is_told_unpaid boolean not null default false;
-- Whoever waits now was told as they joined; of those who can pay the clock takes it back.
update waiting_students set is_told_unpaid = true where status = 'WAITING';
