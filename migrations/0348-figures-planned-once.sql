-- Planned once a connection: a new plan for each call, which PostgreSQL takes for cheaper than it is, took three times as long as
-- counting. The plan stays when tables have grown, in the same transaction too, so it may not rest on how small they were.
alter function refresh_artist_figures(integer[]) set plan_cache_mode = force_generic_plan;
alter function refresh_artist_figures(integer[]) set enable_seqscan = off;
