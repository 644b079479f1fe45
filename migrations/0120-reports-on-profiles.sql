-- A public profile says how many of the artist's reports the office refused.
create trigger abuse_reports_shown_added after insert on abuse_reports
  referencing new table as new_rows for each statement execute function renew_profiles_of_rows();
create trigger abuse_reports_shown after update on abuse_reports
  referencing new table as new_rows for each statement execute function renew_profiles_of_rows();
