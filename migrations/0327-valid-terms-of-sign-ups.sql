alter table sign_ups validate constraint sign_ups_terms_version;
alter table sign_ups validate constraint sign_ups_terms;
