-- Changes of email that wait for a confirmation from the new mailbox: one per user, a newer one replaces it.
CREATE TABLE login_email_changes (
  user_id TEXT PRIMARY KEY REFERENCES identity_users (id),
  email TEXT NOT NULL,
  -- The code itself is in the mail only.
  code_hash TEXT NOT NULL UNIQUE,
  site TEXT NOT NULL,
  language TEXT NOT NULL,
  requested_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  done_at INTEGER
) STRICT;

-- When a link was sent for a user: no mailbox is filled by others.
CREATE TABLE login_email_mails (
  user_id TEXT NOT NULL REFERENCES identity_users (id),
  sent_at INTEGER NOT NULL
) STRICT;
CREATE INDEX login_email_mails_by_user ON login_email_mails (user_id, sent_at);
