-- Counts an artist's figures anew. The artists are locked first, in the order of their ids, so that the counting statement
-- begins after whatever else was changing them: two trainings that end at once both count. An average is cut, not rounded:
-- 4.495 is no 4.5, neither on the screen nor as a requirement.
create or replace function refresh_artist_figures(ids integer[]) returns void language plpgsql as $$
begin
  perform from pro_artists where id = any (ids) order by id for no key update;
  update pro_artists artist set (
    trainings_sold, trainings_uncompleted, trainings_completed, average_rating, reviews_count, approved_portfolio_items
  ) = (
    select
      (select count(*) from student_packages where pro_artist_id = artist.id and status <> 'CANCELLED'),
      (select count(*) from student_packages
        where pro_artist_id = artist.id and status in ('PENDING', 'ACTIVE') and entries_used < entries_total),
      (select count(*) from trainings where pro_artist_id = artist.id and state = 'COMPLETED'),
      (select trunc(avg(rating), 2) from reviews join trainings on trainings.id = training_id
        where pro_artist_id = artist.id and status = 'PUBLISHED'),
      (select count(*) from reviews join trainings on trainings.id = training_id
        where pro_artist_id = artist.id and status = 'PUBLISHED'),
      (select count(*) from portfolio_items where pro_artist_id = artist.id and status = 'APPROVED')
  )
  where id = any (ids);
end $$;
