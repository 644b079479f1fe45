-- What 0256 added without a look at the rows.
ALTER TABLE pro_artists VALIDATE CONSTRAINT pro_artists_merged_into_fkey;
ALTER TABLE pro_artists VALIDATE CONSTRAINT pro_artists_merged;
