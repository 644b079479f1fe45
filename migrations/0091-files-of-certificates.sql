-- One that was replaced has a watermark, too.
alter table certificate_files rename column is_revoked to is_over;
