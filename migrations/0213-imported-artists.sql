-- Artists of before the portal, who never applied here: the chart of applications leaves them out.
ALTER TABLE pro_artists ADD COLUMN is_imported boolean NOT NULL DEFAULT false;
