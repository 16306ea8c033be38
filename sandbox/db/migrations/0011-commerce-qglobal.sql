CREATE TABLE commerce_qglobal_accounts (
  account_number TEXT PRIMARY KEY COLLATE NOCASE,
  name TEXT NOT NULL,
  organization_uid TEXT NOT NULL REFERENCES commerce_organizations (uid),
  -- A restricted account is shown to members of its organisation only; others ask its owner.
  restricted INTEGER NOT NULL CHECK (restricted IN (0, 1))
) STRICT;

CREATE TABLE commerce_qglobal_access_requests (
  id TEXT PRIMARY KEY,
  account_number TEXT NOT NULL COLLATE NOCASE REFERENCES commerce_qglobal_accounts (account_number),
  customer_id TEXT NOT NULL REFERENCES commerce_customers (customer_id),
  message TEXT,
  requested_at INTEGER NOT NULL
) STRICT;
CREATE INDEX commerce_qglobal_access_requests_by_customer
  ON commerce_qglobal_access_requests (customer_id, account_number);
