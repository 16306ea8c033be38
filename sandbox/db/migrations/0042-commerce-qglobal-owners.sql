-- An account may be there before any organisation of the store has it; one that an organisation has is for its members alone.
CREATE TABLE commerce_qglobal_accounts_new (
  account_number TEXT PRIMARY KEY COLLATE NOCASE,
  name TEXT NOT NULL,
  organization_uid TEXT REFERENCES commerce_organizations (uid)
) STRICT;
INSERT INTO commerce_qglobal_accounts_new
  SELECT account_number, name, organization_uid FROM commerce_qglobal_accounts;
-- The demo account of no organisation, for data folders that are filled already; new ones get it with the others.
INSERT INTO commerce_qglobal_accounts_new
  SELECT 'QG-OPEN-15', 'Field study inventory', NULL WHERE EXISTS (SELECT 1 FROM commerce_qglobal_accounts);

CREATE TABLE commerce_qglobal_access_requests_new (
  id TEXT PRIMARY KEY,
  account_number TEXT NOT NULL COLLATE NOCASE REFERENCES commerce_qglobal_accounts_new (account_number),
  customer_id TEXT NOT NULL REFERENCES commerce_customers (customer_id),
  message TEXT,
  requested_at INTEGER NOT NULL
) STRICT;
INSERT INTO commerce_qglobal_access_requests_new
  SELECT id, account_number, customer_id, message, requested_at FROM commerce_qglobal_access_requests;
DROP TABLE commerce_qglobal_access_requests;
DROP TABLE commerce_qglobal_accounts;
ALTER TABLE commerce_qglobal_accounts_new RENAME TO commerce_qglobal_accounts;
ALTER TABLE commerce_qglobal_access_requests_new RENAME TO commerce_qglobal_access_requests;
CREATE INDEX commerce_qglobal_access_requests_by_customer
  ON commerce_qglobal_access_requests (customer_id, account_number);
