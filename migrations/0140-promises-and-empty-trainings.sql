-- Until when the office said that a package can be used, when it extended it: the end of a pause takes nothing of that back.
alter table student_packages add column promised_until timestamptz;
update student_packages set promised_until = promised.until
  from (
    select subject_id, max((details -> 'after' ->> 'expires_at')::timestamptz) as until
    from audit_log where event = 'studentPackage.extended' group by subject_id
  ) promised
  where student_packages.id = promised.subject_id and promised.until is not null;

-- A training to which nobody came is none that an artist has completed: for a level, or anywhere that the figure is shown.
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
      (select trunc(avg(rating), 2) from reviews join trainings on trainings.id = training_id
        where pro_artist_id = artist.id and status = 'PUBLISHED'),
      (select count(*) from reviews join trainings on trainings.id = training_id
        where pro_artist_id = artist.id and status = 'PUBLISHED'),
      (select count(*) from portfolio_items where pro_artist_id = artist.id and status = 'APPROVED')
  )
  where id = any (ids);
end $$;

-- Of seats it counts alone whether anybody has one, and only once the training is completed.
create or replace function count_artist_trainings() returns trigger language plpgsql as $$
begin
  perform refresh_artist_figures(array(
    select pro_artist_id from (
      (select id, pro_artist_id, state, state = 'COMPLETED' and seats_taken > 0 from old_rows
        except select id, pro_artist_id, state, state = 'COMPLETED' and seats_taken > 0 from new_rows)
      union all
      (select id, pro_artist_id, state, state = 'COMPLETED' and seats_taken > 0 from new_rows
        except select id, pro_artist_id, state, state = 'COMPLETED' and seats_taken > 0 from old_rows)
    ) changed
    where pro_artist_id is not null
  ));
  return null;
end $$;
select refresh_artist_figures(array(
  select distinct pro_artist_id from trainings where state = 'COMPLETED' and seats_taken = 0 and pro_artist_id is not null
));
