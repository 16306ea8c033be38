-- What checkout has settled of a cart: one document, because it is only ever read and written as a whole.
CREATE TABLE commerce_checkouts (
  cart INTEGER PRIMARY KEY REFERENCES commerce_carts (code) ON DELETE CASCADE,
  body TEXT NOT NULL CHECK (json_valid(body))
) STRICT;

ALTER TABLE commerce_cart_entries ADD COLUMN note TEXT;
-- The price of one unit, in minor units, of which the last validation has informed the customer.
ALTER TABLE commerce_cart_entries ADD COLUMN seen_price INTEGER;

-- Files that customers send: purchase orders and certificates.
CREATE TABLE commerce_documents (
  id TEXT PRIMARY KEY,
  customer_id TEXT NOT NULL REFERENCES commerce_customers (customer_id) ON DELETE CASCADE,
  file_name TEXT NOT NULL,
  media_type TEXT NOT NULL,
  content BLOB NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;

CREATE TABLE commerce_tax_exemptions (
  id TEXT PRIMARY KEY,
  organization_uid TEXT NOT NULL REFERENCES commerce_organizations (uid),
  region TEXT NOT NULL,
  certificate_number TEXT NOT NULL,
  -- First and last day, yyyy-mm-dd.
  valid_from TEXT NOT NULL,
  valid_until TEXT NOT NULL,
  -- As decided; one that is too old counts as expired without a decision.
  status TEXT NOT NULL CHECK (status IN ('SUBMITTED', 'ACTIVE', 'REJECTED')),
  file_name TEXT NOT NULL,
  reason TEXT
) STRICT;
CREATE INDEX commerce_tax_exemptions_by_organization ON commerce_tax_exemptions (organization_uid, region);

-- Terms of payment of organizations: whether a purchase order is a must, and the limit of the credit in minor units.
CREATE TABLE commerce_payment_terms (
  organization_uid TEXT PRIMARY KEY REFERENCES commerce_organizations (uid),
  purchase_order_required INTEGER NOT NULL CHECK (purchase_order_required IN (0, 1)),
  credit_limit INTEGER NOT NULL CHECK (credit_limit >= 0)
) STRICT;

CREATE TABLE commerce_orders (
  code INTEGER PRIMARY KEY AUTOINCREMENT,
  -- That of the cart.
  guid TEXT NOT NULL UNIQUE,
  site TEXT NOT NULL,
  customer_id TEXT NOT NULL REFERENCES commerce_customers (customer_id),
  organization_uid TEXT REFERENCES commerce_organizations (uid),
  status TEXT NOT NULL,
  hold_reasons TEXT NOT NULL CHECK (json_valid(hold_reasons)),
  payment_type TEXT NOT NULL,
  payment_id TEXT,
  purchase_order_number TEXT,
  currency TEXT NOT NULL,
  total INTEGER NOT NULL CHECK (total >= 0),
  tax INTEGER NOT NULL CHECK (tax >= 0),
  -- Entries, prices, taxes and addresses as they were when the order was placed.
  snapshot TEXT NOT NULL CHECK (json_valid(snapshot)),
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX commerce_orders_by_customer ON commerce_orders (customer_id, site, created_at);
CREATE INDEX commerce_orders_by_purchase_order ON commerce_orders (organization_uid, purchase_order_number);
-- Numbers of orders have eight digits.
INSERT INTO sqlite_sequence (name, seq) VALUES ('commerce_orders', 30000000);

-- Attempts to place an order. Each is written before its payment is asked for, so that none is ever lost.
CREATE TABLE commerce_order_attempts (
  customer_id TEXT NOT NULL REFERENCES commerce_customers (customer_id) ON DELETE CASCADE,
  key TEXT NOT NULL,
  request_hash TEXT NOT NULL,
  cart INTEGER NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('PROCESSING', 'PLACED', 'DECLINED', 'CHALLENGE')),
  -- The key under which the payment provider is asked, so that a repeated question has one effect.
  payment_key TEXT NOT NULL,
  payment_id TEXT,
  reason TEXT,
  challenge_url TEXT,
  order_code INTEGER REFERENCES commerce_orders (code),
  started_at INTEGER NOT NULL,
  PRIMARY KEY (customer_id, key)
) STRICT;
CREATE INDEX commerce_order_attempts_by_cart ON commerce_order_attempts (cart);

CREATE TABLE commerce_vouchers (
  code TEXT PRIMARY KEY,
  -- PERCENT in percent, AMOUNT in minor units of any currency, DELIVERY without a value.
  kind TEXT NOT NULL CHECK (kind IN ('PERCENT', 'AMOUNT', 'DELIVERY')),
  value INTEGER NOT NULL CHECK (value >= 0),
  names TEXT NOT NULL CHECK (json_valid(names)),
  valid_until TEXT NOT NULL,
  -- Whether each customer may use it in one order only.
  once INTEGER NOT NULL CHECK (once IN (0, 1))
) STRICT;

CREATE TABLE commerce_voucher_uses (
  voucher TEXT NOT NULL REFERENCES commerce_vouchers (code),
  customer_id TEXT NOT NULL REFERENCES commerce_customers (customer_id) ON DELETE CASCADE,
  order_code INTEGER NOT NULL REFERENCES commerce_orders (code),
  PRIMARY KEY (voucher, order_code)
) STRICT;

-- Read-only copies of carts. The token itself is not kept.
CREATE TABLE commerce_cart_shares (
  token_hash TEXT PRIMARY KEY,
  cart INTEGER NOT NULL REFERENCES commerce_carts (code) ON DELETE CASCADE,
  expires_at INTEGER NOT NULL
) STRICT;
CREATE INDEX commerce_cart_shares_by_cart ON commerce_cart_shares (cart);
