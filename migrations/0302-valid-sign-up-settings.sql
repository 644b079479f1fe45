alter table settings validate constraint settings_sign_ups;
alter table settings validate constraint settings_sign_up_hold_hours;
