-- Of one artist's reviews, too: what a training is called follows from whose it is, and the planner cannot know.
create index reviews_artist_by_title_pl on reviews (artist_id, ((title ->> 'pl') collate "pl-x-icu"), id);
create index reviews_artist_by_title_en on reviews (artist_id, ((title ->> 'en-US') collate "en-x-icu"), id);
create index reviews_artist_by_reply on reviews (artist_id, replied_at, id);
create index reviews_artist_by_rating on reviews (artist_id, rating, id);
