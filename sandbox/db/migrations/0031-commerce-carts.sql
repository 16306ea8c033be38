-- Carts. What is in them is kept, what it costs is not: that follows from the catalogue of now.
CREATE TABLE commerce_carts (
  code INTEGER PRIMARY KEY AUTOINCREMENT,
  -- Opens the cart of a stranger to whoever knows it.
  guid TEXT NOT NULL UNIQUE,
  site TEXT NOT NULL,
  -- Absent while the cart is a stranger's.
  customer_id TEXT REFERENCES commerce_customers (customer_id) ON DELETE CASCADE,
  name TEXT,
  description TEXT,
  -- Present while the cart is saved, and so not the active one.
  saved_at INTEGER,
  -- The quote that its lines stand for; such a cart is not the active one either.
  quote_code INTEGER,
  modified_at INTEGER NOT NULL,
  -- Grows with every change of any cart, because two changes may share a millisecond.
  turn INTEGER NOT NULL,
  CHECK (saved_at IS NULL OR (customer_id IS NOT NULL AND name IS NOT NULL))
) STRICT;
CREATE INDEX commerce_carts_by_customer ON commerce_carts (customer_id, site);
CREATE INDEX commerce_carts_by_turn ON commerce_carts (turn);
-- Numbers of carts have eight digits.
INSERT INTO sqlite_sequence (name, seq) VALUES ('commerce_carts', 10000000);

CREATE TABLE commerce_cart_entries (
  cart INTEGER NOT NULL REFERENCES commerce_carts (code) ON DELETE CASCADE,
  -- By its number, because the catalogue may be filled in anew.
  item_code TEXT NOT NULL,
  -- The order of the lines; their numbers are counted from it at every read.
  position INTEGER NOT NULL,
  quantity INTEGER NOT NULL CHECK (quantity > 0),
  PRIMARY KEY (cart, item_code)
) STRICT, WITHOUT ROWID;

-- An answer is kept for whoever sent the key: a customer, or the guid of a stranger's cart.
CREATE TABLE commerce_kept_answers (
  owner TEXT NOT NULL,
  operation TEXT NOT NULL,
  key TEXT NOT NULL,
  request_hash TEXT NOT NULL,
  status INTEGER NOT NULL,
  body TEXT NOT NULL CHECK (json_valid(body)),
  created_at INTEGER NOT NULL,
  PRIMARY KEY (owner, operation, key)
) STRICT;
INSERT INTO commerce_kept_answers SELECT * FROM commerce_idempotency_keys;
DROP TABLE commerce_idempotency_keys;
