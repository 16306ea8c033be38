-- Each topic that people agree to is a template of its own. The mirror in the customer is of the first one alone.
ALTER TABLE commerce_consents ADD COLUMN template TEXT NOT NULL DEFAULT 'MARKETING_NEWSLETTER';
