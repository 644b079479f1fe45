-- Since when the account's address is known to be its owner's: they opened a link that was mailed there. Null: nobody has shown it yet.
alter table users add column email_proven_at timestamptz;

-- Another address is another mailbox, whoever changes it.
create function forget_email_proof() returns trigger language plpgsql as $$
begin
  new.email_proven_at := null;
  return new;
end
$$;
create trigger users_forget_email_proof before update of email on users
  for each row when (lower(old.email) <> lower(new.email)) execute function forget_email_proof();

-- Of what stands, the audit log knows who chose a password by a mailed link. Whose address was changed after that has shown nothing.
update users set email_proven_at = proof.at
from (
  select account_id, max(at) as at from audit_log where event = 'user.passwordReset' group by account_id
) proof
where proof.account_id = users.id
  and not exists (
    select from audit_log changed
    where changed.account_id = users.id and changed.at > proof.at
      and changed.details @> '{"changes": [{"field": "email"}]}'
  )
  and not exists (
    select from pro_artists join audit_log changed on changed.artist_id = pro_artists.id
    where pro_artists.user_id = users.id and changed.at > proof.at
      and changed.details @> '{"changes": [{"field": "email"}]}'
  );

-- The people of the demo academy never chose theirs, and its mailbox is one that everybody reads.
update users set email_proven_at = created_at
where password_hash is not null and email_proven_at is null and exists (select from demo_academy);
