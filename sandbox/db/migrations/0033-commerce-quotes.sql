-- Quotes. The lines of one stand in a cart of its own, which its buyer reaches while it is a draft.
CREATE TABLE commerce_quotes (
  code INTEGER PRIMARY KEY AUTOINCREMENT,
  customer_id TEXT NOT NULL REFERENCES commerce_customers (customer_id) ON DELETE CASCADE,
  site TEXT NOT NULL,
  cart INTEGER NOT NULL REFERENCES commerce_carts (code),
  name TEXT NOT NULL,
  description TEXT,
  -- As written by the last act; an offer that is too old counts as expired without one.
  state TEXT NOT NULL,
  version INTEGER NOT NULL,
  -- What the offer costs, in minor units, and until when it holds.
  offered_total INTEGER CHECK (offered_total >= 0),
  expires_at INTEGER,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  CHECK (state <> 'BUYER_OFFER' OR (offered_total IS NOT NULL AND expires_at IS NOT NULL))
) STRICT;
CREATE INDEX commerce_quotes_by_customer ON commerce_quotes (customer_id, site, created_at);
INSERT INTO sqlite_sequence (name, seq) VALUES ('commerce_quotes', 20000000);
