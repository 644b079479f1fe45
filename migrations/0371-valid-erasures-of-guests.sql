ALTER TABLE erasures
  VALIDATE CONSTRAINT erasures_email_hash,
  VALIDATE CONSTRAINT erasures_cause_check,
  VALIDATE CONSTRAINT erasures_check1;
