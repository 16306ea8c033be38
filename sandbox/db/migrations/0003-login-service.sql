CREATE TABLE login_personal_info (
  user_id TEXT PRIMARY KEY REFERENCES identity_users (id),
  job_title TEXT NOT NULL,
  industry TEXT NOT NULL,
  sector TEXT NOT NULL,
  phone TEXT NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;
