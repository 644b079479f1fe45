-- Where an answer to a mail arrives that is not the academy's own address; null: there. And the key of the form that it came of, if any:
-- the same form sent again is the same mail.
alter table mails add column reply_to text, add column key uuid;
