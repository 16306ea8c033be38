-- Of the addresses of a customer, one is the default of deliveries (is_default) and one that of invoices.
ALTER TABLE commerce_addresses ADD COLUMN is_billing_default INTEGER NOT NULL DEFAULT 0
  CHECK (is_billing_default IN (0, 1));
UPDATE commerce_addresses SET is_billing_default = is_default;
CREATE UNIQUE INDEX commerce_addresses_one_billing_default
  ON commerce_addresses (customer_id) WHERE is_billing_default = 1;
