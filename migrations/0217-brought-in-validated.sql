ALTER TABLE certificates VALIDATE CONSTRAINT certificates_number;
ALTER TABLE certificates VALIDATE CONSTRAINT certificates_complete;
ALTER TABLE certificates VALIDATE CONSTRAINT certificates_former_outcome;
ALTER TABLE voucher_entries VALIDATE CONSTRAINT voucher_entries_kind_check;
ALTER TABLE voucher_entries VALIDATE CONSTRAINT voucher_entries_check6;
ALTER TABLE imports VALIDATE CONSTRAINT imports_kind_check;
