-- What is sent twice happens once: the first answer to a request with an Idempotency-Key, given again when it is sent again.
create table stored_answers (
  -- SHA-256 of the person, the call and the key, which itself is stored nowhere.
  id bytea primary key,
  -- HMAC with the key of what was sent: the same key with something else is refused.
  request_hash bytea not null,
  -- Encrypted with the key: whoever reads the database reads no answer.
  answer bytea not null,
  stored_at timestamptz not null
);
create index stored_answers_stored_at on stored_answers (stored_at);
