-- How many requests somebody has been granted within a stretch of time, by all processes together. Not logged: after a crash counting begins anew.
CREATE UNLOGGED TABLE request_counts (
  who text PRIMARY KEY,
  granted bigint NOT NULL,
  ends_at timestamptz NOT NULL
);

-- For the sweep.
CREATE INDEX request_counts_ends_at ON request_counts (ends_at);
