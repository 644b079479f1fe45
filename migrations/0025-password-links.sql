-- An invitation and a link that somebody asked for stand beside each other: anybody may ask, and that must not touch the invitation.
alter table password_tokens add column purpose text not null default 'RESET' check (purpose in ('INVITATION', 'RESET'));
update password_tokens set purpose = 'INVITATION' where expires_at > created_at + interval '1 hour';
alter table password_tokens alter column purpose drop default;
alter table password_tokens drop constraint password_tokens_pkey;
alter table password_tokens add primary key (user_id, purpose);
