-- A picture is known again also where up to a twentieth of some sides was cut off: by the looks of what is left then.

create function bands_of(looks bit(64)[]) returns integer[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct (band << 16) | substring(look from band * 16 + 1 for 16)::bit(16)::integer), '{}')
  from unnest(looks) look, generate_series(0, 3) band
$$;

-- Null: not worked out yet, which the portal does by itself where there is a look.
alter table portfolio_images
  add column crops bit(64)[],
  -- All bands of all of these, with the band's number before its 16 bits.
  add column crop_bands integer[] generated always as (bands_of(crops)) stored;
create index portfolio_images_crop_bands on portfolio_images using gin (crop_bands);
create index portfolio_images_without_crops on portfolio_images (id) where look is not null and crops is null;

-- What its person refused stays known when the work is removed: the looks alone, from which no picture can be made.
create table refused_looks (
  id integer generated always as identity primary key,
  look bit(64) not null,
  crops bit(64)[] not null,
  refused_at timestamptz not null,
  band_1 integer generated always as (substring(look from 1 for 16)::bit(16)::integer) stored,
  band_2 integer generated always as (substring(look from 17 for 16)::bit(16)::integer) stored,
  band_3 integer generated always as (substring(look from 33 for 16)::bit(16)::integer) stored,
  band_4 integer generated always as (substring(look from 49 for 16)::bit(16)::integer) stored,
  crop_bands integer[] generated always as (bands_of(crops)) stored
);
create index refused_looks_band_1 on refused_looks (band_1);
create index refused_looks_band_2 on refused_looks (band_2);
create index refused_looks_band_3 on refused_looks (band_3);
create index refused_looks_band_4 on refused_looks (band_4);
create index refused_looks_crop_bands on refused_looks using gin (crop_bands);

create function keep_refused_looks() returns trigger language plpgsql as $$
declare
  item portfolio_items;
begin
  -- A work takes its pictures along; then they find none.
  if tg_table_name = 'portfolio_items' then
    item := old;
  else
    select * into item from portfolio_items where id = old.portfolio_item_id;
  end if;
  if item.consent_state in ('DECLINED', 'WITHDRAWN') then
    insert into refused_looks (look, crops, refused_at)
    select look, coalesce(crops, '{}'), (
      select max(at) from consent_events where portfolio_item_id = item.id and event in ('DECLINED', 'WITHDRAWN')
    )
    from portfolio_images
    where look is not null
      and case when tg_table_name = 'portfolio_items' then portfolio_item_id = old.id else id = old.id end;
  end if;
  return old;
end $$;
create trigger keep_refused_looks before delete on portfolio_items for each row execute function keep_refused_looks();
create trigger keep_refused_looks before delete on portfolio_images for each row execute function keep_refused_looks();
