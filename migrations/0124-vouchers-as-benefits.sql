-- The office gives vouchers as a benefit of the network, too, to artists alone.
alter table voucher_batch_rows
  drop constraint voucher_batch_rows_problem_check,
  add constraint voucher_batch_rows_problem_check
    check (problem in ('no_email', 'unknown', 'not_holder', 'not_artist', 'blocked', 'twice'));
update voucher_batches set terms = terms || '{"source": "ADMIN"}';
