-- Nobody can read them: their account was erased. None is stored for such an account any more.
delete from notifications using users where users.id = user_id and is_forgotten(users.id, email);
delete from removed_notifications using users where users.id = user_id and is_forgotten(users.id, email);
