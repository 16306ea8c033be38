-- A member who asks to administer the organisation.
ALTER TABLE commerce_associations ADD COLUMN administrator_requested INTEGER NOT NULL DEFAULT 0
  CHECK (administrator_requested IN (0, 1));

-- When the account was closed; absent while it is open.
ALTER TABLE commerce_organizations ADD COLUMN closed_at INTEGER;

-- What moved when an organisation was merged into another one.
CREATE TABLE commerce_organization_merges (
  organization_uid TEXT PRIMARY KEY REFERENCES commerce_organizations (uid),
  merged_at INTEGER NOT NULL,
  addresses INTEGER NOT NULL,
  orders INTEGER NOT NULL,
  users INTEGER NOT NULL
) STRICT;

-- People invited by email; whoever has the token of the mail may accept.
CREATE TABLE commerce_organization_invitations (
  id TEXT PRIMARY KEY,
  organization_uid TEXT NOT NULL REFERENCES commerce_organizations (uid),
  email TEXT NOT NULL,
  token TEXT NOT NULL UNIQUE,
  invited_by TEXT NOT NULL REFERENCES commerce_customers (customer_id),
  sent_at INTEGER NOT NULL,
  valid_until INTEGER NOT NULL,
  UNIQUE (organization_uid, email)
) STRICT;
