-- What people have agreed to, with its history. The column marketing_consent of a customer mirrors the last one.
CREATE TABLE commerce_consents (
  code TEXT PRIMARY KEY,
  customer_id TEXT NOT NULL REFERENCES commerce_customers (customer_id) ON DELETE CASCADE,
  template_version INTEGER NOT NULL,
  given_at INTEGER NOT NULL,
  withdrawn_at INTEGER
) STRICT;

INSERT INTO commerce_consents (code, customer_id, template_version, given_at)
  SELECT 'consent-' || customer_id || '-1', customer_id, 1, created_at
  FROM commerce_customers WHERE marketing_consent = 1;
