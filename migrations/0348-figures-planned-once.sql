-- Planned once a connection: a new plan for each call, which PostgreSQL takes for cheaper than it is, took three times as long as
-- counting. The plan stays when tables have grown, in the same transaction too, so it may not rest on how small they were. Most
-- changes concern no artist's figures.
create or replace function refresh_artist_figures(ids integer[]) returns void language plpgsql
  set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  if ids = '{}' then return; end if;
  perform from pro_artists where id = any (ids) order by id for no key update;
  -- A row is written only where a figure is another: most outcomes change none.
  update pro_artists artist set
    trainings_sold = packages.sold, trainings_uncompleted = packages.uncompleted, trainings_completed = taught.completed,
    average_rating = reviewed.rating, reviews_count = reviewed.reviews, approved_portfolio_items = shown.items
  from unnest(ids) of (id)
    cross join lateral (
      select count(*) as sold,
        count(*) filter (where status in ('PENDING', 'ACTIVE') and entries_used < entries_total) as uncompleted
      from student_packages where pro_artist_id = of.id and status <> 'CANCELLED'
    ) packages
    cross join lateral (
      select count(*) as completed from trainings where pro_artist_id = of.id and state = 'COMPLETED' and exists (
        select from participants where training_id = trainings.id and status <> 'CANCELLED' and outcome <> 'NO_SHOW'
      )
    ) taught
    cross join lateral (
      select count(*) as reviews, round(avg(rating), 2) as rating from reviews join trainings on trainings.id = training_id
      where pro_artist_id = of.id and status = 'PUBLISHED'
    ) reviewed
    cross join lateral (
      select count(*) as items from portfolio_items where pro_artist_id = of.id and status = 'APPROVED'
    ) shown
  where artist.id = of.id and (
    trainings_sold, trainings_uncompleted, trainings_completed, average_rating, reviews_count, approved_portfolio_items
  ) is distinct from (
    packages.sold, packages.uncompleted, taught.completed, reviewed.rating, reviewed.reviews, shown.items
  );
end $$;
