CREATE TABLE commerce_idempotency_keys (
  customer_id TEXT NOT NULL REFERENCES commerce_customers (customer_id),
  operation TEXT NOT NULL,
  key TEXT NOT NULL,
  request_hash TEXT NOT NULL,
  status INTEGER NOT NULL,
  body TEXT NOT NULL CHECK (json_valid(body)),
  created_at INTEGER NOT NULL,
  PRIMARY KEY (customer_id, operation, key)
) STRICT;
