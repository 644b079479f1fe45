-- As whom an owner looks at the portal in this session; without one, as themselves.
alter table sessions add column viewed_id integer references users on delete set null;
