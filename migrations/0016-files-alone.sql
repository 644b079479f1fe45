-- A message may be nothing but files.
alter table messages drop constraint messages_text_check;
alter table messages add constraint messages_text_check check (char_length(text) <= 10000);
