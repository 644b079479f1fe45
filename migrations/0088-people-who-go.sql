-- An account that is deleted is looked for wherever somebody acted. Ten thousand at once, as when an import is taken back, would read
-- these tables as often.
create index additional_responsibilities_given_by on additional_responsibilities (given_by) where given_by is not null;
create index additional_responsibility_history_user on additional_responsibility_history (user_id) where user_id is not null;
create index messages_user on messages (user_id) where user_id is not null;
create index pro_artist_history_user on pro_artist_history (user_id) where user_id is not null;
create index pro_artist_history_reviewed_by on pro_artist_history (reviewed_by) where reviewed_by is not null;
create index revisions_user on revisions (user_id) where user_id is not null;
create index sessions_viewed on sessions (viewed_id) where viewed_id is not null;
create index status_upgrade_requests_decided_by on status_upgrade_requests (decided_by) where decided_by is not null;
