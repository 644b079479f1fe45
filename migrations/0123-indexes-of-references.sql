-- Whoever removes a row asks every table that refers to it. Without these indexes each row removed was a table read.
create index portfolio_items_moderated_by on portfolio_items (moderated_by) where moderated_by is not null;
create index pro_artists_avatar on pro_artists (avatar_id) where avatar_id is not null;
create index attendances_session on attendances (training_session_id);
create index waiting_students_training on waiting_students (training_id);
