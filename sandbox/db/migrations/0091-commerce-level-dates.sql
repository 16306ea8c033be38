-- The last day of an organisation's qualification level, as yyyy-mm-dd; without one it does not end.
ALTER TABLE commerce_organizations ADD COLUMN qualification_valid_until TEXT;
