-- The kinds of mails that somebody does not want; what must be sent is none of them.
alter table users add column unwanted_mails text[] not null default '{}';

-- The way out of further mails of its kind, which mail programs offer beside the letter.
alter table mails add column unsubscribe_url text;
