-- What somebody accepted with a sign-up, and proved to be theirs by its email, counts for their account. A sign-up stores no IP address.
alter table terms_acceptances
  add column source text not null default 'PORTAL',
  -- The version before only exports what is there.
  -- squawk-ignore ban-drop-not-null
  alter column ip drop not null;
alter table terms_acceptances
  add constraint terms_acceptances_source check (source in ('PORTAL', 'SIGN_UP')) not valid,
  add constraint terms_acceptances_ip check (ip is not null or source = 'SIGN_UP') not valid;
comment on column terms_acceptances.source is 'Where it was given: in the portal, or with the sign-up for a training';
