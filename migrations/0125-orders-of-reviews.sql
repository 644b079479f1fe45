-- Each criterion, and whatever else a row of the list shows, is an order of it.
create index reviews_content_rating on reviews (content_rating, id);
create index reviews_artist_rating on reviews (artist_rating, id);
create index reviews_organisation_rating on reviews (organisation_rating, id);
create index reviews_verification on reviews (verification, id);
create index reviews_edited on reviews (edited_at, id);
