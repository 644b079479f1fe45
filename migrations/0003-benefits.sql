create table benefits (
  id integer generated always as identity primary key,
  name bilingual not null,
  description bilingual not null,
  category text not null check (category in ('RECOGNITION', 'TRAINING', 'DISCOUNT', 'MARKETING', 'SALES')),
  link text,
  is_active boolean not null,
  search text generated always as (
    fold(name ->> 'pl') || ' ' || fold(name ->> 'en-US') || ' ' || fold(description ->> 'pl') || ' ' || fold(description ->> 'en-US')
  ) stored,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index benefits_search on benefits using gin (search gin_trgm_ops);
create index benefits_name_pl on benefits (((name ->> 'pl') collate "pl-x-icu"), id);
create index benefits_name_en on benefits (((name ->> 'en-US') collate "en-x-icu"), id);
create index benefits_category on benefits (category, id);
create index benefits_is_active on benefits (is_active, id);
create index benefits_updated_at on benefits (updated_at, id);
