CREATE TABLE flags (
  key TEXT PRIMARY KEY,
  value TEXT NOT NULL, -- JSON
  version INTEGER NOT NULL,
  -- A deleted flag keeps its row, so that its version goes on rising when it comes back.
  deleted INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE TABLE flag_rules (
  flag_key TEXT NOT NULL REFERENCES flags (key) ON DELETE CASCADE,
  attribute TEXT NOT NULL CHECK (attribute IN ('key', 'country', 'locale', 'siteUid')),
  equals TEXT NOT NULL,
  value TEXT NOT NULL, -- JSON
  PRIMARY KEY (flag_key, attribute, equals)
) STRICT, WITHOUT ROWID;

CREATE TABLE flag_events (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  received_at INTEGER NOT NULL,
  event TEXT NOT NULL -- JSON
) STRICT;
