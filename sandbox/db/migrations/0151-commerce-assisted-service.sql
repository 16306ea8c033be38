-- One row each time an agent acts as a customer, with what it is for.
CREATE TABLE commerce_assisted_sessions (
  id TEXT PRIMARY KEY,
  agent_id TEXT NOT NULL,
  agent_name TEXT NOT NULL,
  customer_id TEXT NOT NULL REFERENCES commerce_customers (customer_id) ON DELETE CASCADE,
  site TEXT NOT NULL,
  reason TEXT NOT NULL,
  ticket TEXT NOT NULL,
  started_at INTEGER NOT NULL,
  ended_at INTEGER
) STRICT;
CREATE INDEX commerce_assisted_sessions_by_start ON commerce_assisted_sessions (started_at);

-- Every write of an agent for a customer. The session is absent where the caller names none.
CREATE TABLE commerce_assisted_writes (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  session TEXT,
  agent_id TEXT NOT NULL,
  agent_name TEXT NOT NULL,
  customer_id TEXT NOT NULL REFERENCES commerce_customers (customer_id) ON DELETE CASCADE,
  site TEXT NOT NULL,
  method TEXT NOT NULL,
  path TEXT NOT NULL,
  written_at INTEGER NOT NULL
) STRICT;
CREATE INDEX commerce_assisted_writes_by_session ON commerce_assisted_writes (session);

-- Carts, quotes and orders that an agent has had a hand in.
CREATE TABLE commerce_assisted_records (
  kind TEXT NOT NULL CHECK (kind IN ('cart', 'quote', 'order')),
  code INTEGER NOT NULL,
  PRIMARY KEY (kind, code)
) STRICT, WITHOUT ROWID;
