-- Whether what was said by the link came from where the artist had signed in: seen by the office when it decides.
alter table consent_events add column came_from text check (came_from in ('ARTIST_BROWSER', 'ARTIST_NETWORK'));
