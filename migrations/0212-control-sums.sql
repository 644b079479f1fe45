-- What the rows of an import add up to, beside the total that the file itself has in its last row.
ALTER TABLE imports ADD COLUMN sums jsonb NOT NULL DEFAULT '[]';
ALTER TABLE imports ADD COLUMN foot text[];
COMMENT ON COLUMN imports.foot IS 'The cells of the file''s own row of totals; null: it has none';
