-- Each order of the artists has an index that carries all that a list of them is narrowed by, words too: so a page is found by walking
-- that index alone, without the rows. An entry of an index has at most 2704 bytes; of the few whose words take much of that none are
-- carried (null), and they are looked at in their rows. The figures follow the level, so each level has its own orders of them.
do $$
declare
  orders constant text[] := array[
    ['id', 'id'],
    ['name', 'last_name collate "pl-x-icu", first_name collate "pl-x-icu", id'],
    ['first_name', 'first_name collate "pl-x-icu", id'],
    ['email_sort', 'email, id'],
    ['phone', 'phone, id'],
    ['city', 'city collate "pl-x-icu", id'],
    ['country', 'country_id, id'],
    ['years', 'years_of_experience, id'],
    ['status', 'invitation_status, status_changed_at, id'],
    ['applied_at', 'applied_at, id'],
    ['status_changed_at', 'status_changed_at, id'],
    ['level', 'level_id, id'],
    ['trainings_sold', 'trainings_sold, id'],
    ['trainings_uncompleted', 'trainings_uncompleted, id'],
    ['average_rating', '(coalesce(average_rating, 0)), id'],
    ['sold_of_level', 'level_id, trainings_sold, id'],
    ['uncompleted_of_level', 'level_id, trainings_uncompleted, id'],
    ['rating_of_level', 'level_id, (coalesce(average_rating, 0)), id'],
    ['activation', 'activation_status, id'],
    ['team', 'pro_team, id'],
    ['language', 'language_name, id'],
    ['own_trainings', 'has_own_trainings, id'],
    ['reviews', 'reviews_count, id']
  ];
  carried constant text[] := array[
    'user_id', 'invitation_status', 'country_id', 'level_id', 'activation_status', 'pro_team',
    'trainings_sold', 'trainings_uncompleted', 'average_rating', 'carried_search'
  ];
  one text[];
begin
  -- All of them first, for a new column makes every index of the table anew.
  foreach one slice 1 in array orders loop
    execute format('drop index if exists pro_artists_%s', one[1]);
  end loop;
  alter table pro_artists add column carried_search text generated always as (
    case
      when octet_length(fold(first_name) || fold(last_name) || fold(email) || phone || fold(city) || fold(coalesce(company_name, ''))) < 1000
      then
        fold(first_name) || ' ' || fold(last_name) || ' ' || fold(email) || ' ' || phone || ' ' || fold(city) || ' ' ||
        fold(coalesce(company_name, ''))
    end
  ) stored;
  foreach one slice 1 in array orders loop
    execute format(
      'create index pro_artists_%s on pro_artists (%s) include (%s)', one[1], one[2],
      (select string_agg(name, ', ') from unnest(carried) name where name <> all (string_to_array(one[2], ', ')))
    );
  end loop;
end $$;
analyze pro_artists;
