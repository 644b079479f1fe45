-- The dashboard's calls are named for it, and keep what the office wrote about them.
WITH moved (old, new) AS (
  VALUES
    ('calls.system.data', 'calls.dashboard.counters'),
    ('calls.system.dashboard', 'calls.dashboard.mine'),
    ('calls.system.charts', 'calls.dashboard.charts'),
    ('calls.system.health', 'calls.dashboard.health')
), moved_texts AS (
  UPDATE texts SET key = moved.new FROM moved WHERE key = moved.old
)
UPDATE translations SET key = moved.new FROM moved WHERE key = moved.old;
