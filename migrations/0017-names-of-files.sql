-- A message is found by the names of its files, too.
alter table messages add column file_names text not null default '';

create function name_files() returns trigger language plpgsql as $$
begin
  update messages set file_names = (
    select string_agg(original_name, ' ' order by message_attachments.id)
    from message_attachments join files on files.id = file_id where message_id = messages.id
  ) where id in (select message_id from new_rows);
  return null;
end $$;
create trigger message_attachments_named after insert on message_attachments
  referencing new table as new_rows for each statement execute function name_files();

update messages set file_names = names from (
  select message_id, string_agg(original_name, ' ' order by message_attachments.id) names
  from message_attachments join files on files.id = file_id group by message_id
) named where message_id = messages.id;
alter table messages alter column search set expression as (fold(text || ' ' || file_names));
