-- How many packages an artist sold, how many of them are open, and the rating follow the level: whoever is sought on one level stands
-- at one end of those orders. So each level has orders of its own.
create index pro_artists_sold_of_level on pro_artists (level_id, trainings_sold, id);
create index pro_artists_uncompleted_of_level on pro_artists (level_id, trainings_uncompleted, id);
create index pro_artists_rating_of_level on pro_artists (level_id, (coalesce(average_rating, 0)), id);

-- Whoever is in a range of the one figure is gathered and sorted by another from the index alone.
drop index pro_artists_trainings_sold, pro_artists_trainings_uncompleted;
create index pro_artists_trainings_sold on pro_artists (trainings_sold, id)
  include (invitation_status, level_id, trainings_uncompleted, average_rating);
create index pro_artists_trainings_uncompleted on pro_artists (trainings_uncompleted, id)
  include (invitation_status, level_id, trainings_sold, average_rating);

-- Finer, so that the database knows rare words from common ones.
alter table pro_artists alter column search set statistics 500;
-- Of a million artists a fifth would change before they were cleaned up; counting reads the index alone only where they were.
alter table pro_artists set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
analyze pro_artists;
