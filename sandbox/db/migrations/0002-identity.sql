CREATE TABLE identity_users (
  id TEXT PRIMARY KEY,
  username TEXT NOT NULL,
  username_key TEXT NOT NULL UNIQUE,
  given_name TEXT NOT NULL,
  family_name TEXT NOT NULL,
  email TEXT NOT NULL,
  email_key TEXT NOT NULL UNIQUE,
  password_hash TEXT NOT NULL,
  marketing INTEGER NOT NULL,
  terms_accepted_at INTEGER,
  permanently_locked INTEGER NOT NULL,
  failed_attempts INTEGER NOT NULL,
  locked_until INTEGER,
  created_at INTEGER NOT NULL
) STRICT;

-- Sessions, grants, codes and tokens of the OpenID provider.
CREATE TABLE identity_records (
  model TEXT NOT NULL,
  id TEXT NOT NULL,
  payload TEXT NOT NULL,
  grant_id TEXT,
  user_code TEXT,
  uid TEXT,
  expires_at INTEGER,
  consumed_at INTEGER,
  PRIMARY KEY (model, id)
) STRICT;
CREATE INDEX identity_records_by_grant ON identity_records (grant_id);
CREATE INDEX identity_records_by_uid ON identity_records (uid);
CREATE INDEX identity_records_by_expiry ON identity_records (expires_at);

CREATE TABLE identity_signing_keys (
  name TEXT PRIMARY KEY,
  secret TEXT NOT NULL
) STRICT;
