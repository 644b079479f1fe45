-- Calls that moved to another feature keep what the office wrote about them.
WITH moved (old, new) AS (
  VALUES
    ('calls.terms.askForDate', 'calls.conversations.askForDate'),
    ('calls.vouchers.check', 'calls.redemptions.check'),
    ('calls.vouchers.giveBack', 'calls.redemptions.giveBack'),
    ('calls.vouchers.redeem', 'calls.redemptions.redeem'),
    ('calls.vouchers.redemptions', 'calls.redemptions.latest')
), moved_texts AS (
  UPDATE texts SET key = moved.new FROM moved WHERE key = moved.old
)
UPDATE translations SET key = moved.new FROM moved WHERE key = moved.old;

-- Queued tasks that moved with them.
DO $$
BEGIN
  IF to_regclass('pgboss.job') IS NOT NULL THEN
    UPDATE pgboss.job SET data = jsonb_set(data, '{name}', '"portfolio.doubtCopies"')
    WHERE name = 'task' AND state < 'completed' AND data ->> 'name' = 'consents.doubtCopies';
  END IF;
END
$$;
