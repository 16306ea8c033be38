-- What a customer has set for all sites: one document, which is read and written whole.
CREATE TABLE commerce_customer_settings (
  customer_id TEXT PRIMARY KEY REFERENCES commerce_customers (customer_id) ON DELETE CASCADE,
  body TEXT NOT NULL CHECK (json_valid(body))
) STRICT;
