-- The terms that somebody accepted who signed up: the version, and the document that they read.
alter table sign_ups add column terms_version_id integer, add column terms_sha256 text;
alter table sign_ups
  add constraint sign_ups_terms_version foreign key (terms_version_id) references terms_versions not valid,
  add constraint sign_ups_terms check (
    (terms_version_id is null) = (terms_sha256 is null) and terms_sha256 ~ '^[0-9a-f]{64}$'
  ) not valid;
comment on column sign_ups.terms_version_id is 'Null: the academy had no terms then';
