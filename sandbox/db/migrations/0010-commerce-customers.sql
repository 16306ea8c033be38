CREATE TABLE commerce_customers (
  customer_id TEXT PRIMARY KEY,
  iam_id TEXT NOT NULL UNIQUE,
  uid TEXT NOT NULL,
  email TEXT NOT NULL,
  title_code TEXT,
  first_name TEXT NOT NULL,
  middle_name TEXT,
  last_name TEXT NOT NULL,
  language TEXT,
  currency TEXT,
  job_title TEXT,
  industry TEXT,
  sector TEXT,
  phone_country_code TEXT,
  phone_number TEXT,
  registration_status TEXT CHECK (registration_status IN ('REGISTER_EXISTING', 'REGISTERED')),
  registration_country TEXT,
  marketing_consent INTEGER NOT NULL CHECK (marketing_consent IN (0, 1)),
  created_at INTEGER NOT NULL
) STRICT;

CREATE TABLE commerce_organizations (
  uid TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  -- The name without case, accents and punctuation: what duplicates are found by.
  name_key TEXT NOT NULL,
  account_number TEXT UNIQUE,
  temporary_number TEXT UNIQUE,
  temporary_issued_at INTEGER,
  industry TEXT NOT NULL,
  sector TEXT NOT NULL,
  qglobal_account_number TEXT,
  qualification_level TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('ACTIVE', 'PENDING', 'MERGED')),
  merged_into TEXT REFERENCES commerce_organizations (uid),
  -- APPROVAL: somebody has to confirm a new member. FAULT: the record is broken and no link can be made.
  association_policy TEXT NOT NULL CHECK (association_policy IN ('OPEN', 'APPROVAL', 'FAULT')),
  credit_suspended INTEGER NOT NULL CHECK (credit_suspended IN (0, 1)),
  created_at INTEGER NOT NULL,
  CHECK ((status = 'MERGED') = (merged_into IS NOT NULL))
) STRICT;
CREATE INDEX commerce_organizations_by_name ON commerce_organizations (name_key);

CREATE TABLE commerce_associations (
  organization_uid TEXT NOT NULL REFERENCES commerce_organizations (uid),
  customer_id TEXT NOT NULL REFERENCES commerce_customers (customer_id),
  status TEXT NOT NULL CHECK (status IN ('ASSOCIATED', 'PENDING_APPROVAL', 'REJECTED')),
  administrator INTEGER NOT NULL CHECK (administrator IN (0, 1)),
  is_default INTEGER NOT NULL CHECK (is_default IN (0, 1)),
  since INTEGER NOT NULL,
  PRIMARY KEY (organization_uid, customer_id)
) STRICT;
CREATE UNIQUE INDEX commerce_associations_one_default ON commerce_associations (customer_id) WHERE is_default = 1;

-- An address is read and written whole, so its body is one document; what is searched by has a column.
CREATE TABLE commerce_addresses (
  id TEXT PRIMARY KEY,
  customer_id TEXT REFERENCES commerce_customers (customer_id),
  organization_uid TEXT REFERENCES commerce_organizations (uid),
  role TEXT NOT NULL CHECK (role IN ('BOOK', 'PRIMARY_BILLING', 'MATCHED')),
  is_default INTEGER NOT NULL CHECK (is_default IN (0, 1)),
  body TEXT NOT NULL CHECK (json_valid(body)),
  created_at INTEGER NOT NULL,
  CHECK ((customer_id IS NULL) <> (organization_uid IS NULL)),
  CHECK ((role = 'BOOK') = (customer_id IS NOT NULL))
) STRICT;
CREATE INDEX commerce_addresses_by_customer ON commerce_addresses (customer_id);
CREATE UNIQUE INDEX commerce_addresses_one_default ON commerce_addresses (customer_id) WHERE is_default = 1;
CREATE UNIQUE INDEX commerce_addresses_one_per_role ON commerce_addresses (organization_uid, role)
  WHERE organization_uid IS NOT NULL;
