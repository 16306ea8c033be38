-- A refusal that its customer has taken off their list of organisations; it still holds.
ALTER TABLE commerce_associations ADD COLUMN hidden INTEGER NOT NULL DEFAULT 0 CHECK (hidden IN (0, 1));

-- Members whom an administrator has removed: they ask before they belong again.
CREATE TABLE commerce_removed_members (
  organization_uid TEXT NOT NULL REFERENCES commerce_organizations (uid),
  customer_id TEXT NOT NULL REFERENCES commerce_customers (customer_id),
  PRIMARY KEY (organization_uid, customer_id)
) STRICT;

-- What was decided about a request for an inventory account; null while it waits.
ALTER TABLE commerce_qglobal_access_requests ADD COLUMN granted INTEGER CHECK (granted IN (0, 1));

-- An account that was given to a new organisation before that was recorded with the account, too.
UPDATE commerce_qglobal_accounts SET organization_uid = (
  SELECT uid FROM commerce_organizations
  WHERE qglobal_account_number = commerce_qglobal_accounts.account_number COLLATE NOCASE
  ORDER BY created_at, uid LIMIT 1
) WHERE organization_uid IS NULL;
