-- Artists who show themselves to everybody. `version` rises with whatever their page shows, in the transaction that changes it:
-- a page that was made stands for as long as its version and its revision do.
create table public_profiles (
  id integer generated always as identity primary key,
  pro_artist_id integer not null unique references pro_artists on delete cascade,
  is_on boolean not null default false,
  -- When anybody could first see it: from then on its address is gone rather than unknown.
  opened_at timestamptz,
  -- By the office, which says why. It is off then, and the artist cannot switch it on before the office allows it again.
  blocked_at timestamptz,
  block_reason text,
  version integer not null default 1,
  revision integer not null default 1,
  check ((blocked_at is null) = (block_reason is null)),
  check (not is_on or (opened_at is not null and blocked_at is null))
);
create trigger public_profiles_forget_revisions after delete on public_profiles for each row execute function forget_revisions();

-- An address is one artist's for as long as they are there: those that they had before lead to the present one.
create table public_profile_addresses (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) between 3 and 60),
  pro_artist_id integer not null references public_profiles (pro_artist_id) on delete cascade,
  is_current boolean not null
);
create unique index public_profile_addresses_current on public_profile_addresses (pro_artist_id) where is_current;
create index public_profile_addresses_artist on public_profile_addresses (pro_artist_id);

create function renew_profiles_of_artists() returns trigger language plpgsql as $$
begin
  update public_profiles set version = version + 1 where pro_artist_id in (select id from new_rows);
  return null;
end $$;
create trigger pro_artists_shown after update on pro_artists
  referencing new table as new_rows for each statement execute function renew_profiles_of_artists();

-- Of whatever has its artist in a column: what is added or removed, or changes its state, changes the artist's figures, too.
create function renew_profiles_of_rows() returns trigger language plpgsql as $$
begin
  update public_profiles set version = version + 1 where pro_artist_id in (select pro_artist_id from new_rows);
  return null;
end $$;
create trigger trainings_shown after update on trainings
  referencing new table as new_rows for each statement execute function renew_profiles_of_rows();
create trigger portfolio_items_shown after update on portfolio_items
  referencing new table as new_rows for each statement execute function renew_profiles_of_rows();

create function renew_profiles_of_reviews() returns trigger language plpgsql as $$
begin
  update public_profiles set version = version + 1 where pro_artist_id in (select artist_id from new_rows);
  return null;
end $$;
create trigger reviews_shown after update on reviews
  referencing new table as new_rows for each statement execute function renew_profiles_of_reviews();

create function renew_profiles_of_images() returns trigger language plpgsql as $$
declare works integer[];
begin
  if tg_op = 'INSERT' then works := array(select portfolio_item_id from new_rows);
  elsif tg_op = 'DELETE' then works := array(select portfolio_item_id from old_rows);
  else works := array(select portfolio_item_id from old_rows union select portfolio_item_id from new_rows);
  end if;
  update public_profiles set version = version + 1
    where pro_artist_id in (select pro_artist_id from portfolio_items where id = any (works));
  return null;
end $$;
create trigger portfolio_images_shown_added after insert on portfolio_images
  referencing new table as new_rows for each statement execute function renew_profiles_of_images();
create trigger portfolio_images_shown after update on portfolio_images
  referencing old table as old_rows new table as new_rows for each statement execute function renew_profiles_of_images();
create trigger portfolio_images_shown_removed after delete on portfolio_images
  referencing old table as old_rows for each statement execute function renew_profiles_of_images();

create function renew_profiles_of_levels() returns trigger language plpgsql as $$
begin
  update public_profiles set version = version + 1
    where pro_artist_id in (select pro_artists.id from pro_artists join new_rows on new_rows.id = level_id);
  return null;
end $$;
create trigger levels_shown after update on levels
  referencing new table as new_rows for each statement execute function renew_profiles_of_levels();
