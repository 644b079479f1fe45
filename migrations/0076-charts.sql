-- The dashboard counts month by month what was completed and sold.
create index trainings_completed on trainings (state_changed_at) where state = 'COMPLETED';
create index student_packages_sold on student_packages (sold_at) where status <> 'CANCELLED';

-- Whoever applied in a month: only as narrow an index is read as quickly as it takes for a year of them.
create index pro_artists_applied on pro_artists (applied_at) include (invitation_status, user_id);

-- Lists are narrowed by the day of the application, too, so each order's index carries it (as 0044 made them).
do $$
declare
  order_index record;
begin
  for order_index in
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = current_schema() and tablename = 'pro_artists' and indexdef like '%carried_search%'
      and indexdef not like '%(applied_at, id)%'
  loop
    execute format('drop index %I', order_index.name);
    execute regexp_replace(order_index.definition, '\)$', ', applied_at)');
  end loop;
end $$;
analyze pro_artists;
