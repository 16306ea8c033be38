-- The organisation a quote was asked for; its buyer may order for another one by now.
ALTER TABLE commerce_quotes ADD COLUMN organization_uid TEXT REFERENCES commerce_organizations (uid);
