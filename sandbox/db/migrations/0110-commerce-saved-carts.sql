-- What a line of a saved cart cost and was when it was saved. The price of one unit in minor units, absent where there was none.
ALTER TABLE commerce_cart_entries ADD COLUMN saved_price INTEGER;
ALTER TABLE commerce_cart_entries ADD COLUMN saved_state TEXT;

-- Grows with every change of name, description, mark or share, so that an outdated form overwrites nothing.
ALTER TABLE commerce_carts ADD COLUMN version INTEGER NOT NULL DEFAULT 0;
ALTER TABLE commerce_carts ADD COLUMN school_year INTEGER NOT NULL DEFAULT 0 CHECK (school_year IN (0, 1));
-- Present while a deletion can be taken back.
ALTER TABLE commerce_carts ADD COLUMN deleted_at INTEGER;

-- Saved carts that the members of an organization may see, or copy, too.
CREATE TABLE commerce_saved_cart_shares (
  cart INTEGER PRIMARY KEY REFERENCES commerce_carts (code) ON DELETE CASCADE,
  organization_uid TEXT NOT NULL REFERENCES commerce_organizations (uid),
  permission TEXT NOT NULL CHECK (permission IN ('VIEW', 'COPY')),
  since INTEGER NOT NULL
) STRICT;
CREATE INDEX commerce_saved_cart_shares_by_organization ON commerce_saved_cart_shares (organization_uid);
