-- The time from which on an account is closed; its owner may take that back until then.
ALTER TABLE identity_users ADD COLUMN closes_at INTEGER;
