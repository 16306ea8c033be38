-- The payment provider. No table holds a card number or a security code.
CREATE TABLE payment_sessions (
  id TEXT PRIMARY KEY,
  origin TEXT NOT NULL,
  amount INTEGER,
  currency TEXT,
  expires_at INTEGER NOT NULL
) STRICT;

-- One-time tokens of the hosted fields, and cards that a merchant keeps for a customer.
CREATE TABLE payment_tokens (
  token TEXT PRIMARY KEY,
  customer TEXT,
  brand TEXT NOT NULL,
  last4 TEXT NOT NULL,
  expiry_month TEXT NOT NULL,
  expiry_year TEXT NOT NULL,
  account_holder_name TEXT NOT NULL,
  fingerprint TEXT NOT NULL,
  -- How the bank answers for this test number.
  behaviour TEXT NOT NULL,
  -- A saved token remembers the one-time token that it was made of, so that saving twice saves once.
  made_of TEXT UNIQUE,
  used INTEGER NOT NULL DEFAULT 0 CHECK (used IN (0, 1)),
  expires_at INTEGER
) STRICT;

CREATE TABLE payment_payments (
  id TEXT PRIMARY KEY,
  idempotency_key TEXT NOT NULL UNIQUE,
  request_hash TEXT NOT NULL,
  token TEXT NOT NULL REFERENCES payment_tokens (token),
  amount INTEGER NOT NULL,
  currency TEXT NOT NULL,
  captured_amount INTEGER NOT NULL DEFAULT 0,
  refunded_amount INTEGER NOT NULL DEFAULT 0,
  status TEXT NOT NULL,
  decline_reason TEXT,
  challenge TEXT UNIQUE,
  metadata TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX payment_payments_by_token ON payment_payments (token, status);
