-- Support staff. They have no account of the store, and the customers' sign-in does not know them.
CREATE TABLE identity_agents (
  id TEXT PRIMARY KEY,
  username TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  password_hash TEXT NOT NULL,
  -- Base32, as authenticator apps take it.
  totp_secret TEXT NOT NULL,
  roles TEXT NOT NULL CHECK (json_valid(roles)),
  permanently_locked INTEGER NOT NULL CHECK (permanently_locked IN (0, 1)),
  -- Wrong passwords and codes in a row.
  failed_attempts INTEGER NOT NULL DEFAULT 0,
  locked_until INTEGER,
  -- The period of the code that was used last: a code is good once.
  last_period INTEGER NOT NULL DEFAULT 0
) STRICT;
