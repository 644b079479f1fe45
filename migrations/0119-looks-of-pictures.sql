-- How pictures look, in 64 bits, so that one that was here before is known again; null where there is too little in a picture.

alter table portfolio_images
  add column look bit(64),
  -- In four bands: of two looks that are close, one band is the same but for a bit.
  add column band_1 integer generated always as (substring(look from 1 for 16)::bit(16)::integer) stored,
  add column band_2 integer generated always as (substring(look from 17 for 16)::bit(16)::integer) stored,
  add column band_3 integer generated always as (substring(look from 33 for 16)::bit(16)::integer) stored,
  add column band_4 integer generated always as (substring(look from 49 for 16)::bit(16)::integer) stored;
create index portfolio_images_band_1 on portfolio_images (band_1);
create index portfolio_images_band_2 on portfolio_images (band_2);
create index portfolio_images_band_3 on portfolio_images (band_3);
create index portfolio_images_band_4 on portfolio_images (band_4);
create index portfolio_images_item on portfolio_images (portfolio_item_id, position);

-- The office's list of works: each order, and each filter in the order in which it is looked through.
alter table portfolio_items add column search text generated always as (
  fold(title ->> 'pl') || ' ' || fold(title ->> 'en-US')
) stored;
create index portfolio_items_search on portfolio_items using gin (search gin_trgm_ops);
create index portfolio_items_title_pl on portfolio_items (((title ->> 'pl') collate "pl-x-icu"), id);
create index portfolio_items_title_en on portfolio_items (((title ->> 'en-US') collate "en-x-icu"), id);
create index portfolio_items_technique on portfolio_items (technique, status_changed_at, id);
create index portfolio_items_performed on portfolio_items (performed_on, id);
create index portfolio_items_status on portfolio_items (status, status_changed_at, id);
create index portfolio_items_by_status on portfolio_items (status, id);
create index portfolio_items_consent on portfolio_items (consent_state, status_changed_at, id);
create index portfolio_items_created on portfolio_items (created_at, id);
create index portfolio_items_waiting on portfolio_items ((status <> 'PENDING'), status_changed_at, id);
create index portfolio_items_changed on portfolio_items (status_changed_at, id);
create index portfolio_items_of_artist on portfolio_items (pro_artist_id, status_changed_at, id);
