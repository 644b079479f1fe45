-- Browsers in which somebody signed in: failures of others do not slow them down.
create table known_devices (
  user_id integer not null references users on delete cascade,
  -- SHA-256 of the 256 random bits in the cookie.
  device_hash bytea not null,
  seen_at timestamptz not null,
  primary key (user_id, device_hash)
);
create index known_devices_hash on known_devices (device_hash);
create index known_devices_seen on known_devices (seen_at);
