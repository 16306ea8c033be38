-- The language in which a customer is told about an order, when a certificate for it has arrived, and what has been paid of it.
ALTER TABLE commerce_orders ADD COLUMN language TEXT NOT NULL DEFAULT 'en';
ALTER TABLE commerce_orders ADD COLUMN certificate_at INTEGER;
ALTER TABLE commerce_orders ADD COLUMN captured_at INTEGER;

-- Units of an order that were cancelled, and what they cost with tax, in minor units.
CREATE TABLE commerce_order_cancellations (
  order_code INTEGER NOT NULL REFERENCES commerce_orders (code),
  entry_number INTEGER NOT NULL,
  quantity INTEGER NOT NULL CHECK (quantity > 0),
  amount INTEGER NOT NULL CHECK (amount >= 0),
  cancelled_at INTEGER NOT NULL
) STRICT;
CREATE INDEX commerce_order_cancellations_by_order ON commerce_order_cancellations (order_code);

CREATE TABLE commerce_order_returns (
  code INTEGER PRIMARY KEY AUTOINCREMENT,
  order_code INTEGER NOT NULL REFERENCES commerce_orders (code),
  -- Entry numbers with quantity, refund and fee, in minor units.
  entries TEXT NOT NULL CHECK (json_valid(entries)),
  requested_at INTEGER NOT NULL,
  cancelled_at INTEGER,
  refunded_at INTEGER,
  ahead_ms INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX commerce_order_returns_by_order ON commerce_order_returns (order_code);
INSERT INTO sqlite_sequence (name, seq) VALUES ('commerce_order_returns', 7000000);

-- Usages of an entry that were used up, by entry.
CREATE TABLE commerce_order_usages (
  order_code INTEGER NOT NULL REFERENCES commerce_orders (code),
  entry_number INTEGER NOT NULL,
  used INTEGER NOT NULL CHECK (used >= 0),
  PRIMARY KEY (order_code, entry_number)
) STRICT;

-- Mails about an order that were sent: each event is told once.
CREATE TABLE commerce_order_mails (
  order_code INTEGER NOT NULL REFERENCES commerce_orders (code),
  event TEXT NOT NULL,
  sent_at INTEGER NOT NULL,
  PRIMARY KEY (order_code, event)
) STRICT;

-- Look-ups of orders without a sign-in. Neither the mailed code nor the token is kept itself. One that found nothing looks the same.
CREATE TABLE commerce_order_lookups (
  id TEXT PRIMARY KEY,
  order_code INTEGER REFERENCES commerce_orders (code),
  language TEXT NOT NULL,
  code_hash TEXT NOT NULL,
  tries INTEGER NOT NULL DEFAULT 0,
  token_hash TEXT UNIQUE,
  expires_at INTEGER NOT NULL
) STRICT;

CREATE INDEX commerce_orders_by_organization ON commerce_orders (organization_uid, site, created_at);
ALTER TABLE mail ADD COLUMN html TEXT NOT NULL DEFAULT '';
