-- Price programmes of organisations: OLD takes a percentage off, UAP makes usages free up to a number of them.
CREATE TABLE commerce_programmes (
  organization_uid TEXT NOT NULL REFERENCES commerce_organizations (uid),
  code TEXT NOT NULL CHECK (code IN ('OLD', 'UAP')),
  percent INTEGER CHECK (percent BETWEEN 1 AND 100),
  unit_limit INTEGER CHECK (unit_limit > 0),
  used INTEGER CHECK (used >= 0),
  -- First and last day, yyyy-mm-dd.
  valid_from TEXT,
  valid_until TEXT NOT NULL,
  PRIMARY KEY (organization_uid, code),
  CHECK ((code = 'OLD') = (percent IS NOT NULL AND valid_from IS NOT NULL)),
  CHECK ((code = 'UAP') = (unit_limit IS NOT NULL AND used IS NOT NULL))
) STRICT, WITHOUT ROWID;
