-- A training to which nobody came is none that an artist has completed. That seats were taken does not say that anybody came: whoever
-- stayed away counts for nothing. Where no outcome is recorded, they are taken to have come.
create or replace function refresh_artist_figures(ids integer[]) returns void language plpgsql as $$
begin
  perform from pro_artists where id = any (ids) order by id for no key update;
  -- A row is written only where a figure is another: most outcomes change none.
  update pro_artists artist set
    trainings_sold = counted.sold, trainings_uncompleted = counted.uncompleted, trainings_completed = counted.completed,
    average_rating = counted.rating, reviews_count = counted.reviews, approved_portfolio_items = counted.items
  from (
    select of.id,
      (select count(*) from student_packages where pro_artist_id = of.id and status <> 'CANCELLED') as sold,
      (select count(*) from student_packages
        where pro_artist_id = of.id and status in ('PENDING', 'ACTIVE') and entries_used < entries_total) as uncompleted,
      (select count(*) from trainings where pro_artist_id = of.id and state = 'COMPLETED' and exists (
        select from participants where training_id = trainings.id and status <> 'CANCELLED' and outcome <> 'NO_SHOW'
      )) as completed,
      (select round(avg(rating), 2) from reviews join trainings on trainings.id = training_id
        where pro_artist_id = of.id and status = 'PUBLISHED') as rating,
      (select count(*) from reviews join trainings on trainings.id = training_id
        where pro_artist_id = of.id and status = 'PUBLISHED') as reviews,
      (select count(*) from portfolio_items where pro_artist_id = of.id and status = 'APPROVED') as items
    from unnest(ids) of (id)
  ) counted
  where artist.id = counted.id and (
    trainings_sold, trainings_uncompleted, trainings_completed, average_rating, reviews_count, approved_portfolio_items
  ) is distinct from (
    counted.sold, counted.uncompleted, counted.completed, counted.rating, counted.reviews, counted.items
  );
end $$;

-- Of a training that is completed, who came and who did not.
create function count_attended_trainings() returns trigger language plpgsql as $$
declare
  changed integer[];
  artists integer[];
begin
  if tg_op = 'INSERT' then changed := array(select training_id from new_rows);
  elsif tg_op = 'DELETE' then changed := array(select training_id from old_rows);
  else changed := array(
    select training_id from (
      (select id, training_id, status <> 'CANCELLED' and outcome <> 'NO_SHOW' from old_rows
        except select id, training_id, status <> 'CANCELLED' and outcome <> 'NO_SHOW' from new_rows)
      union all
      (select id, training_id, status <> 'CANCELLED' and outcome <> 'NO_SHOW' from new_rows
        except select id, training_id, status <> 'CANCELLED' and outcome <> 'NO_SHOW' from old_rows)
    ) rows
  );
  end if;
  if changed = '{}' then return null; end if;
  artists := array(
    select distinct pro_artist_id from trainings
    where id = any (changed) and state = 'COMPLETED' and pro_artist_id is not null
  );
  if artists <> '{}' then perform refresh_artist_figures(artists); end if;
  return null;
end $$;
create trigger participants_attended_added after insert on participants
  referencing new table as new_rows for each statement execute function count_attended_trainings();
create trigger participants_attended_changed after update on participants
  referencing old table as old_rows new table as new_rows for each statement execute function count_attended_trainings();
create trigger participants_attended_removed after delete on participants
  referencing old table as old_rows for each statement execute function count_attended_trainings();

select refresh_artist_figures(array(
  select distinct pro_artist_id from trainings
  where state = 'COMPLETED' and seats_taken > 0 and pro_artist_id is not null and not exists (
    select from participants where training_id = trainings.id and status <> 'CANCELLED' and outcome <> 'NO_SHOW'
  )
));
