-- The buyer's own reference, and whom the offer is mailed to besides: a list of email addresses.
ALTER TABLE commerce_quotes ADD COLUMN reference TEXT;
ALTER TABLE commerce_quotes ADD COLUMN cc TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(cc));
-- The version whose offer was extended; each is extended once.
ALTER TABLE commerce_quotes ADD COLUMN extended_version INTEGER;
