-- Levels that artists rose to: their dashboard begins with the latest one until they close it, on whichever device.
-- Levels from before have no row, so that no one is congratulated on what is long known.
CREATE TABLE new_levels (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  pro_artist_id integer NOT NULL REFERENCES pro_artists ON DELETE CASCADE,
  level_id integer NOT NULL REFERENCES levels ON DELETE CASCADE,
  former_level_id integer REFERENCES levels ON DELETE SET NULL,
  reached_at timestamptz NOT NULL,
  closed_at timestamptz
);
CREATE INDEX new_levels_open ON new_levels (pro_artist_id, id) WHERE closed_at IS NULL;
CREATE INDEX new_levels_artist ON new_levels (pro_artist_id);
CREATE INDEX new_levels_level ON new_levels (level_id);
CREATE INDEX new_levels_former_level ON new_levels (former_level_id);
