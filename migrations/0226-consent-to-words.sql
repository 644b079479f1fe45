-- A consent covers what is published: pictures, title and description, and facts about health by a consent of its own. The event
-- stores the wording as it was shown. A consent from before covers pictures alone.

alter table portfolio_items
  add column health text check (health in ('NONE', 'TOLD')),
  add column consented_words jsonb,
  add column consented_health boolean not null default false;
comment on column portfolio_items.health is 'Whether title or description contain facts about the person''s health; null: the artist was not asked yet';
comment on column portfolio_items.consented_words is 'Derived: title and description to which was consented; null: none, or a consent to pictures alone';
comment on column portfolio_items.consented_health is 'Derived: whether was consented to publish facts about health';

alter table consent_events
  add column words jsonb,
  add column health boolean not null default false,
  add column wording text check (char_length(wording) <= 10000),
  add column wording_version smallint,
  add column wording_language text,
  add column given_by text check (given_by in ('ADULT', 'GUARDIAN')),
  add column guardian_name text check (char_length(guardian_name) <= 160),
  add constraint consent_events_wording_whole check (num_nulls(wording, wording_version, wording_language) in (0, 3)) not valid,
  add constraint consent_events_guardian_named check ((given_by is not distinct from 'GUARDIAN') = (guardian_name is not null)) not valid;
comment on column consent_events.words is 'Title and description as they were shown; null: the consent is to pictures alone';
comment on column consent_events.health is 'Given or withdrawn with it: the consent to publish facts about health';

create or replace function apply_consent() returns trigger language plpgsql as $$
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
    end,
    consented_words = case
      when new.event = 'GIVEN' then coalesce(new.words, consented_words)
      when new.event = 'ASKED' or (new.event = 'WITHDRAWN' and not consented <@ new.channels) then consented_words
    end,
    consented_health = case
      when new.event = 'GIVEN' then consented_health or new.health
      when new.event = 'ASKED' then consented_health
      else new.event = 'WITHDRAWN' and consented_health and not new.health and not consented <@ new.channels
    end
  where id = new.portfolio_item_id;
  return null;
end $$;

-- The different words of a title and a description in all languages, without signs.
create function words_of(title jsonb, description jsonb) returns text[] language sql immutable parallel safe as $$
  select regexp_split_to_array(
    lower(concat_ws(' ', title ->> 'pl', title ->> 'en-US', description ->> 'pl', description ->> 'en-US')),
    '[^[:alnum:]]+'
  )
$$;

-- Whether the present consent covers what the work says: no word was added, and health only with a consent of its own. Pictures of
-- a consent from before stay unless the work tells about health.
create function consent_covers(item portfolio_items) returns boolean language sql immutable parallel safe as $$
  select case
    when item.consent_state <> 'GIVEN' then true
    when item.health is not distinct from 'TOLD' and not item.consented_health then false
    when item.consented_words is null then true
    when item.consented_words = jsonb_build_object('title', item.title::jsonb, 'description', item.description::jsonb) then true
    else words_of(item.title::jsonb, item.description::jsonb)
      <@ words_of(item.consented_words -> 'title', item.consented_words -> 'description')
  end
$$;
