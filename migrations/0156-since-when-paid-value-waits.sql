-- Paid value that nobody can use, those first that have waited longest: since when each waits, as the dashboard counts it.
create index vouchers_unclaimed_since on vouchers ((least(blocked_at, withdrawn_at, valid_until)), id)
  where is_short or has_paid_value;
create index student_packages_unclaimed_since on student_packages ((coalesce(cancelled_at, expires_at, sold_at)), id);
create index participants_refund_since on participants ((coalesce(cancelled_at, registered_at)), id) where to_refund > 0;
create index participants_due_since on participants ((coalesce(cancelled_at, registered_at)), id) where due > 0;
