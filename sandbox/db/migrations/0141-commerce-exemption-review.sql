-- When a certificate was sent in; staff decide a day later. Absent for those that were there from the start.
ALTER TABLE commerce_tax_exemptions ADD COLUMN submitted_at INTEGER;
