-- outside a transaction
create unique index concurrently mails_key on mails (key) where key is not null;
