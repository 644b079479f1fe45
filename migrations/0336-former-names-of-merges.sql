-- A name that a merge overwrote stands in mails and notifications of before it: it is erased with its person, however old the merge is.
alter table merges
  add column former_names text[] not null default '{}',
  add column former_phones text[] not null default '{}';

comment on column merges.former_names is 'That the merge overwrote; once it is undone, those that neither record has any more';

update merges set
  former_names = array(
    select one.name from (values (
      nullif(concat_ws(' ', before #>> '{kept,first_name}', before #>> '{kept,last_name}'), ''),
      concat_ws(' ', after #>> '{kept,first_name}', after #>> '{kept,last_name}')
    )) one (name, kept) where one.name <> one.kept
  ),
  former_phones = array(
    select before #>> '{kept,phone}' where before #>> '{kept,phone}' is distinct from after #>> '{kept,phone}'
      and before #>> '{kept,phone}' is not null
  )
where before is not null;
