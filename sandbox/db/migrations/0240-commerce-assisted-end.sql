-- When a session of support staff was last heard of, and when the token that began it ends.
ALTER TABLE commerce_assisted_sessions ADD COLUMN last_seen_at INTEGER;
ALTER TABLE commerce_assisted_sessions ADD COLUMN expires_at INTEGER;
