-- What was asked for and offered, kept for good: a quote that is changed afterwards gets its next version.
CREATE TABLE commerce_quote_versions (
  quote INTEGER NOT NULL REFERENCES commerce_quotes (code) ON DELETE CASCADE,
  version INTEGER NOT NULL,
  submitted_at INTEGER NOT NULL,
  -- What the lines cost on that day, in minor units, before and after the programmes of the organization.
  list_total INTEGER NOT NULL CHECK (list_total >= 0),
  estimated_total INTEGER NOT NULL CHECK (estimated_total >= 0),
  offered_at INTEGER,
  offered_total INTEGER CHECK (offered_total BETWEEN 0 AND list_total),
  discount_type TEXT CHECK (discount_type IN ('PERCENT', 'ABSOLUTE', 'TARGET')),
  discount_rate INTEGER CHECK (discount_rate >= 0),
  PRIMARY KEY (quote, version)
) STRICT;

CREATE TABLE commerce_quote_lines (
  quote INTEGER NOT NULL,
  version INTEGER NOT NULL,
  position INTEGER NOT NULL,
  item_code TEXT NOT NULL,
  quantity INTEGER NOT NULL,
  -- One unit, absent where the item was not sold; the line, and what the seller offers it for.
  base_price INTEGER,
  list_total INTEGER NOT NULL,
  estimated_total INTEGER NOT NULL,
  offered_total INTEGER,
  PRIMARY KEY (quote, version, position),
  FOREIGN KEY (quote, version) REFERENCES commerce_quote_versions (quote, version) ON DELETE CASCADE
) STRICT;

ALTER TABLE commerce_quotes ADD COLUMN language TEXT NOT NULL DEFAULT 'en';
ALTER TABLE commerce_quotes ADD COLUMN order_code INTEGER;
-- The cart that was saved when the quote took its place in the checkout.
ALTER TABLE commerce_quotes ADD COLUMN set_aside INTEGER;

-- Offers of one sum for all lines, from before there were prices of lines, are made anew.
UPDATE commerce_quotes SET state = 'SELLER_REQUEST' WHERE state = 'BUYER_OFFER';
UPDATE commerce_quotes SET offered_total = NULL, expires_at = NULL;
