-- What 0275 added without a look at the rows.
ALTER TABLE pro_artists VALIDATE CONSTRAINT pro_artists_merged;
