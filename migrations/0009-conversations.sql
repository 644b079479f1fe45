-- One conversation per artist and type, there from the beginning and listed once somebody wrote.
create table conversations (
  id integer generated always as identity primary key,
  pro_artist_id integer not null references pro_artists on delete cascade,
  type text not null check (type in ('GENERAL', 'INVITATION', 'VERIFICATION', 'STATUS_UPGRADE', 'TRAINING')),
  -- Of the last message that both sides see; null while nobody wrote.
  last_message_at timestamptz,
  unique (pro_artist_id, type)
);
create index conversations_newest on conversations (last_message_at desc, id desc) where last_message_at is not null;
create index conversations_newest_of_type on conversations (type, last_message_at desc, id desc) where last_message_at is not null;

create function open_conversations() returns trigger language plpgsql as $$
begin
  insert into conversations (pro_artist_id, type)
    select id, type from new_rows, unnest(array['GENERAL', 'INVITATION', 'VERIFICATION', 'STATUS_UPGRADE', 'TRAINING']) type;
  return null;
end $$;
create trigger pro_artists_conversations after insert on pro_artists
  referencing new table as new_rows for each statement execute function open_conversations();
insert into conversations (pro_artist_id, type)
  select id, type from pro_artists, unnest(array['GENERAL', 'INVITATION', 'VERIFICATION', 'STATUS_UPGRADE', 'TRAINING']) type;

create table messages (
  id integer generated always as identity primary key,
  conversation_id integer not null references conversations on delete cascade,
  -- Null once the author's account is gone.
  user_id integer references users on delete set null,
  author_name text not null,
  is_from_office boolean not null,
  -- A note that only the office sees.
  is_internal boolean not null default false,
  text text not null check (char_length(text) between 1 and 10000),
  -- Made by the sender, so that what they send again after a broken connection stands once.
  client_key uuid not null,
  sent_at timestamptz not null,
  -- When somebody of the other side first saw it.
  read_at timestamptz,
  search text generated always as (fold(text)) stored,
  unique (conversation_id, user_id, client_key),
  check (not is_internal or is_from_office)
);
create index messages_thread on messages (conversation_id, id);
create index messages_unread on messages (is_from_office, conversation_id) where read_at is null and not is_internal;
create index messages_search on messages using gin (search gin_trgm_ops);

create table message_attachments (
  id integer generated always as identity primary key,
  message_id integer not null references messages on delete cascade,
  file_id integer not null unique references files
);
create index message_attachments_message on message_attachments (message_id, id);
