-- An average is rounded, as people do it: of 4, 5 and 5 it is 4.67. What is shown is also what a requirement counts.
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
      (select count(*) from trainings where pro_artist_id = artist.id and state = 'COMPLETED' and seats_taken > 0),
      (select round(avg(rating), 2) from reviews join trainings on trainings.id = training_id
        where pro_artist_id = artist.id and status = 'PUBLISHED'),
      (select count(*) from reviews join trainings on trainings.id = training_id
        where pro_artist_id = artist.id and status = 'PUBLISHED'),
      (select count(*) from portfolio_items where pro_artist_id = artist.id and status = 'APPROVED')
  )
  where id = any (ids);
end $$;

select refresh_artist_figures(array(select id from pro_artists where reviews_count > 0 order by id));
