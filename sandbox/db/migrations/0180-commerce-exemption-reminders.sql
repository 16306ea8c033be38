CREATE INDEX commerce_tax_exemptions_waiting ON commerce_tax_exemptions (submitted_at) WHERE status = 'SUBMITTED';

-- Reminders that were sent, so that none is sent twice.
CREATE TABLE commerce_exemption_reminders (
  exemption TEXT NOT NULL REFERENCES commerce_tax_exemptions (id) ON DELETE CASCADE,
  days INTEGER NOT NULL,
  PRIMARY KEY (exemption, days)
) STRICT;
