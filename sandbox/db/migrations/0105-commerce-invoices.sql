-- Invoices, written when an order is invoiced. Amounts in minor units, days as yyyy-mm-dd. `credited`: what credit notes that correct the invoice took off it.
CREATE TABLE commerce_invoices (
  number TEXT PRIMARY KEY,
  site TEXT NOT NULL,
  customer_id TEXT NOT NULL REFERENCES commerce_customers (customer_id) ON DELETE CASCADE,
  organization_uid TEXT REFERENCES commerce_organizations (uid),
  order_code INTEGER UNIQUE REFERENCES commerce_orders (code),
  purchase_order_number TEXT,
  currency TEXT NOT NULL,
  postal_code TEXT NOT NULL DEFAULT '',
  issued_on TEXT NOT NULL,
  due_on TEXT NOT NULL,
  total INTEGER NOT NULL CHECK (total >= 0),
  open INTEGER NOT NULL CHECK (open >= 0 AND open <= total),
  credited INTEGER NOT NULL DEFAULT 0 CHECK (credited >= 0),
  disputed_on TEXT,
  dispute_reason TEXT
) STRICT;
CREATE INDEX commerce_invoices_by_customer ON commerce_invoices (customer_id, site, due_on);
CREATE INDEX commerce_invoices_by_organization ON commerce_invoices (organization_uid, site, due_on);

-- Credit notes, of a return or of something else.
CREATE TABLE commerce_invoice_credits (
  number TEXT PRIMARY KEY,
  site TEXT NOT NULL,
  customer_id TEXT NOT NULL REFERENCES commerce_customers (customer_id) ON DELETE CASCADE,
  organization_uid TEXT REFERENCES commerce_organizations (uid),
  order_code INTEGER REFERENCES commerce_orders (code),
  return_code INTEGER UNIQUE REFERENCES commerce_order_returns (code),
  invoice_number TEXT REFERENCES commerce_invoices (number),
  currency TEXT NOT NULL,
  issued_on TEXT NOT NULL,
  total INTEGER NOT NULL CHECK (total > 0),
  open INTEGER NOT NULL CHECK (open >= 0 AND open <= total)
) STRICT;
CREATE INDEX commerce_invoice_credits_by_customer ON commerce_invoice_credits (customer_id, site);

-- Payments of invoices, and attempts at them, by the payer's key: a payer is a customer or a look-up. `lines`: amounts per invoice and credit note.
CREATE TABLE commerce_invoice_payments (
  code INTEGER PRIMARY KEY AUTOINCREMENT,
  payer TEXT NOT NULL,
  key TEXT NOT NULL,
  request_hash TEXT NOT NULL,
  site TEXT NOT NULL,
  language TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN
    ('PROCESSING', 'CHALLENGE', 'DECLINED', 'AUTHORIZED', 'CAPTURED', 'PENDING_TRANSFER', 'CANCELLED')),
  method TEXT NOT NULL CHECK (method IN ('CARD', 'BANK_TRANSFER', 'CREDIT')),
  currency TEXT NOT NULL,
  credit INTEGER NOT NULL CHECK (credit >= 0),
  due INTEGER NOT NULL CHECK (due >= 0),
  lines TEXT NOT NULL CHECK (json_valid(lines)),
  card TEXT CHECK (card IS NULL OR json_valid(card)),
  payment_key TEXT NOT NULL,
  payment_id TEXT,
  reason TEXT,
  challenge_url TEXT,
  email TEXT NOT NULL,
  payer_name TEXT,
  started_at INTEGER NOT NULL,
  UNIQUE (payer, key)
) STRICT;
INSERT INTO sqlite_sequence (name, seq) VALUES ('commerce_invoice_payments', 8000000);
CREATE INDEX commerce_invoice_payments_open ON commerce_invoice_payments (status)
  WHERE status IN ('PROCESSING', 'CHALLENGE', 'AUTHORIZED', 'PENDING_TRANSFER');

-- What came off an invoice, or was announced.
CREATE TABLE commerce_invoice_settlements (
  id INTEGER PRIMARY KEY,
  invoice_number TEXT NOT NULL REFERENCES commerce_invoices (number) ON DELETE CASCADE,
  payment_code INTEGER REFERENCES commerce_invoice_payments (code),
  method TEXT NOT NULL CHECK (method IN ('CARD', 'BANK_TRANSFER', 'CREDIT')),
  credit_number TEXT,
  status TEXT NOT NULL CHECK (status IN ('AUTHORIZED', 'CAPTURED', 'PENDING_TRANSFER')),
  amount INTEGER NOT NULL CHECK (amount > 0),
  paid_on TEXT NOT NULL
) STRICT;
CREATE INDEX commerce_invoice_settlements_by_invoice ON commerce_invoice_settlements (invoice_number);
CREATE INDEX commerce_invoice_settlements_by_payment ON commerce_invoice_settlements (payment_code);

-- Look-ups of invoices without a sign-in. The token itself is not kept.
CREATE TABLE commerce_invoice_lookups (
  id TEXT PRIMARY KEY,
  invoice_number TEXT NOT NULL REFERENCES commerce_invoices (number) ON DELETE CASCADE,
  token_hash TEXT NOT NULL UNIQUE,
  expires_at INTEGER NOT NULL
) STRICT;
