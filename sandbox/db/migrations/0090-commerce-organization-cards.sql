-- Whose card it is, unless it is the own card of the customer who added it. Such a card is never a default.
ALTER TABLE commerce_payment_details ADD COLUMN organization_uid TEXT REFERENCES commerce_organizations (uid);
CREATE INDEX commerce_payment_details_by_organization ON commerce_payment_details (organization_uid);
