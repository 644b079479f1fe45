-- Lists sort by every plain column of their rows. The long ones find each order in an index; benefits, responsibilities, open requests
-- and a person's own notifications are few enough to be sorted as they are read.
create index pro_artists_first_name on pro_artists (first_name collate "pl-x-icu", id);
create index pro_artists_phone on pro_artists (phone, id);
create index pro_artists_language on pro_artists (language_name, id);
create index pro_artists_own_trainings on pro_artists (has_own_trainings, id);
create index pro_artists_reviews on pro_artists (reviews_count, id);
create index pro_artists_version on pro_artists (version, id);
create index additional_responsibilities_created on additional_responsibilities (created_at, id);
create index additional_responsibilities_evidence on additional_responsibilities (is_evidence_wanted, id);
create index conversations_type on conversations (type, id);
