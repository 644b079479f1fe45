-- outside a transaction
create index concurrently public_profiles_listed on public_profiles (pro_artist_id) where is_on and is_listed;
create index concurrently pro_artists_city_folded on pro_artists (fold(city));
