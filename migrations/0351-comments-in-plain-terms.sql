comment on column import_files.paths is 'Its possible paths, the likeliest first: a ZIP need not declare how its names are encoded';
comment on column imports.is_date_order_chosen is 'Somebody chose whether the day or the month comes first; required where ambiguous_date is set';
comment on column portfolio_items.health is 'Whether title or description contain facts about the person''s health; null: the artist has not answered yet';
