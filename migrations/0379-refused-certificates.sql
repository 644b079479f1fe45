-- A mail server whose certificate is refused answers: it is the certificate that is to be mended.
ALTER TABLE mail_delivery
  DROP CONSTRAINT mail_delivery_problem_check,
  ADD CONSTRAINT mail_delivery_problem_check CHECK (problem IN ('UNREACHABLE', 'CERTIFICATE', 'SIGN_IN', 'REFUSED')) NOT VALID;
