-- An organization has a book, too. Its default of invoices is PRIMARY_BILLING, every other address is UNIT.
-- SQLite changes no constraint of a table, so the table is made anew.
CREATE TABLE commerce_addresses_new (
  id TEXT PRIMARY KEY,
  customer_id TEXT REFERENCES commerce_customers (customer_id),
  organization_uid TEXT REFERENCES commerce_organizations (uid),
  role TEXT NOT NULL CHECK (role IN ('BOOK', 'PRIMARY_BILLING', 'MATCHED', 'UNIT')),
  is_default INTEGER NOT NULL CHECK (is_default IN (0, 1)),
  body TEXT NOT NULL CHECK (json_valid(body)),
  created_at INTEGER NOT NULL,
  is_billing_default INTEGER NOT NULL DEFAULT 0 CHECK (is_billing_default IN (0, 1)),
  CHECK ((customer_id IS NULL) <> (organization_uid IS NULL)),
  CHECK ((role = 'BOOK') = (customer_id IS NOT NULL))
) STRICT;
INSERT INTO commerce_addresses_new
  SELECT id, customer_id, organization_uid, role, is_default, body, created_at, is_billing_default
  FROM commerce_addresses;
DROP TABLE commerce_addresses;
ALTER TABLE commerce_addresses_new RENAME TO commerce_addresses;
CREATE INDEX commerce_addresses_by_customer ON commerce_addresses (customer_id);
CREATE UNIQUE INDEX commerce_addresses_one_default ON commerce_addresses (customer_id) WHERE is_default = 1;
CREATE UNIQUE INDEX commerce_addresses_one_billing_default
  ON commerce_addresses (customer_id) WHERE is_billing_default = 1;
CREATE UNIQUE INDEX commerce_addresses_one_per_role ON commerce_addresses (organization_uid, role)
  WHERE role IN ('PRIMARY_BILLING', 'MATCHED');
CREATE UNIQUE INDEX commerce_addresses_one_default_of_organization ON commerce_addresses (organization_uid)
  WHERE organization_uid IS NOT NULL AND is_default = 1;
CREATE INDEX commerce_addresses_by_organization ON commerce_addresses (organization_uid);
