-- Links to choose a new password with. One person has one at most: a newer one takes the place of the one before.
CREATE TABLE identity_password_resets (
  user_id TEXT PRIMARY KEY REFERENCES identity_users (id),
  -- The token itself is in the mail only.
  token_hash TEXT NOT NULL UNIQUE,
  locale TEXT NOT NULL,
  store TEXT NOT NULL,
  issued_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;
