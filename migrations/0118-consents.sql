-- The consent of the person in the pictures of a work: every word of theirs is a row that stays, and what stands now follows from
-- the rows.

alter table portfolio_items
  -- Names the work in the list of withdrawals outside the database; a number may be given again after a backup was restored.
  add column consent_key uuid not null unique default gen_random_uuid(),
  add column consent_state text not null default 'NOT_ASKED'
    check (consent_state in ('NOT_ASKED', 'ASKED', 'GIVEN', 'DECLINED', 'WITHDRAWN', 'NOT_NEEDED')),
  -- Where the pictures may be shown now.
  add column consented text[] not null default '{}' check (consented <@ array['ACADEMY', 'WEBSITE', 'SOCIAL']),
  -- The last picture that the person saw when they agreed: those that came later are not meant.
  add column consented_until integer not null default 0,
  add check ((consent_state in ('GIVEN', 'NOT_NEEDED')) = (consented <> '{}'));

-- What the artist hands over or has sent. Whoever answered keeps the link, so that they can take back what they said.
create table consent_links (
  token_hash bytea primary key,
  nonce bytea not null,
  portfolio_item_id integer references portfolio_items on delete set null,
  created_at timestamptz not null,
  -- Null: it was answered.
  expires_at timestamptz,
  replaced_at timestamptz,
  sent_to text,
  sent_at timestamptz
);
create index consent_links_item on consent_links (portfolio_item_id, created_at desc);

create table consent_events (
  id integer generated always as identity primary key,
  key uuid not null unique default gen_random_uuid(),
  portfolio_item_id integer not null references portfolio_items on delete cascade,
  event text not null check (event in ('ASKED', 'GIVEN', 'WITHDRAWN', 'DECLINED', 'NOT_NEEDED', 'NEEDED')),
  channels text[] not null default '{}' check (channels <@ array['ACADEMY', 'WEBSITE', 'SOCIAL']),
  -- The last picture that the person saw.
  pictures_until integer not null default 0,
  -- Who asked, or wrote down what was said on paper or by word; null: the person, by their link.
  user_id integer references users on delete set null,
  said_on date,
  note text check (char_length(note) <= 1000),
  at timestamptz not null
);
create index consent_events_item on consent_events (portfolio_item_id, id);
create index consent_events_user on consent_events (user_id) where user_id is not null;

create function apply_consent() returns trigger language plpgsql as $$
begin
  update portfolio_items set
    consented = case new.event
      when 'GIVEN' then array(select unnest(consented) union select unnest(new.channels) order by 1)
      when 'WITHDRAWN' then array(select unnest(consented) except select unnest(new.channels) order by 1)
      when 'NOT_NEEDED' then array['ACADEMY', 'SOCIAL', 'WEBSITE']
      when 'ASKED' then consented
      else '{}'
    end,
    consent_state = case new.event
      when 'GIVEN' then 'GIVEN'
      when 'WITHDRAWN' then case when consented <@ new.channels then 'WITHDRAWN' else consent_state end
      when 'ASKED' then case when consent_state = 'NOT_ASKED' then 'ASKED' else consent_state end
      when 'NEEDED' then 'NOT_ASKED'
      else new.event
    end,
    consented_until = case new.event
      when 'GIVEN' then greatest(consented_until, new.pictures_until)
      when 'DECLINED' then greatest(consented_until, new.pictures_until)
      when 'NOT_NEEDED' then 2147483647
      when 'NEEDED' then 0
      else consented_until
    end
  where id = new.portfolio_item_id;
  return null;
end $$;
create trigger consent_events_apply after insert on consent_events for each row execute function apply_consent();

-- What was said stays written as it was; it goes with the work alone. Of an account that is gone only the number goes.
create function keep_consents() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from portfolio_items where id = old.portfolio_item_id) then return old; end if;
  if tg_op = 'UPDATE' and new.user_id is null and to_jsonb(new) - 'user_id' = to_jsonb(old) - 'user_id' then return new; end if;
  raise exception 'What was said about consent stays written.';
end $$;
create trigger consent_events_kept before update or delete on consent_events for each row execute function keep_consents();
