-- Payment cards of a customer; what is known of the number is its last four digits.
CREATE TABLE commerce_payment_details (
  id TEXT PRIMARY KEY,
  customer_id TEXT NOT NULL REFERENCES commerce_customers (customer_id),
  subscription_id TEXT NOT NULL UNIQUE,
  fingerprint TEXT NOT NULL,
  card_type TEXT NOT NULL,
  last4 TEXT NOT NULL,
  expiry_month TEXT NOT NULL,
  expiry_year TEXT NOT NULL,
  account_holder_name TEXT NOT NULL,
  billing_address TEXT NOT NULL,
  is_saved INTEGER NOT NULL CHECK (is_saved IN (0, 1)),
  is_default INTEGER NOT NULL DEFAULT 0 CHECK (is_default IN (0, 1)),
  created_at INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX commerce_payment_details_one_default
  ON commerce_payment_details (customer_id) WHERE is_default = 1;
