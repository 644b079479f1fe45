-- Each order of the accounts carries what the list is narrowed by, so that a page, and how many there are, is found without reading rows.
drop index users_last_name, users_first_name, users_email_order, users_role, users_status, users_language, users_created_at,
  users_signed_in_at, users_second_factor;
create index users_last_name on users (last_name collate "pl-x-icu", first_name collate "pl-x-icu", id)
  include (main_role_id, status, language_name, second_factor);
create index users_first_name on users (first_name collate "pl-x-icu", id) include (main_role_id, status, language_name, second_factor);
create index users_email_order on users (lower(email), id) include (email, main_role_id, status, language_name, second_factor);
create index users_role on users (main_role_id, id) include (status, language_name, second_factor);
create index users_status on users (status, id) include (main_role_id, language_name, second_factor);
create index users_language on users (language_name, id) include (main_role_id, status, second_factor);
create index users_second_factor on users (second_factor, id) include (main_role_id, status, language_name);
create index users_created_at on users (created_at, id) include (main_role_id, status, language_name, second_factor);
create index users_signed_in_at on users (signed_in_at, id) include (main_role_id, status, language_name, second_factor);
