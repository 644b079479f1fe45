alter table settings validate constraint settings_inactive_applicant_months;
alter table reviews validate constraint reviews_text_length;
