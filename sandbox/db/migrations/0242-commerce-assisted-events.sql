-- What support staff looked for, looked at and were refused, beside what they wrote. `session` and customer
-- are absent for a search.
CREATE TABLE commerce_assisted_events (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL CHECK (kind IN ('search', 'page', 'file', 'refused')),
  session TEXT,
  agent_id TEXT NOT NULL,
  agent_name TEXT NOT NULL,
  customer_id TEXT REFERENCES commerce_customers (customer_id) ON DELETE CASCADE,
  site TEXT NOT NULL,
  text TEXT NOT NULL,
  hits INTEGER,
  happened_at INTEGER NOT NULL
) STRICT;
CREATE INDEX commerce_assisted_events_by_time ON commerce_assisted_events (happened_at);

-- Sign-ins of support staff, those that failed, and sign-outs.
CREATE TABLE identity_agent_events (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL CHECK (kind IN ('signedIn', 'signInRefused', 'signedOut')),
  agent_id TEXT NOT NULL,
  agent_name TEXT NOT NULL,
  happened_at INTEGER NOT NULL
) STRICT;
CREATE INDEX identity_agent_events_by_time ON identity_agent_events (happened_at);
