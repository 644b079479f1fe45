-- The order by state is that of the state and the number; `trainings_state` is for one state by its dates.
create index trainings_by_state on trainings (state, id);
-- Where a filter and an order depend on each other, the rows wanted lie together at an end of the order, and the planner cannot know.
create index trainings_artist_by_name on trainings (pro_artist_id, (artist_name collate "pl-x-icu"), id);
create index trainings_kind_by_city on trainings (kind, (city collate "pl-x-icu"), id);
create index trainings_kind_by_country on trainings (kind, country, id);
create index trainings_country_by_kind on trainings (country, kind, id);
create index trainings_country_by_city on trainings (country, (city collate "pl-x-icu"), id);
create index trainings_left_by_taken on trainings (seats_left, seats_taken, id);
