-- The same version of a review may break more than one rule: it is reported once for each.
alter table abuse_reports drop constraint abuse_reports_review_id_version_key;
alter table abuse_reports add constraint abuse_reports_version_reason unique (review_id, version, reason);
