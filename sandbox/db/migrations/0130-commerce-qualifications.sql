-- Evidence that people have sent of their training. Days as yyyy-mm-dd, moments in epoch milliseconds.
CREATE TABLE commerce_qualifications (
  id TEXT PRIMARY KEY,
  customer_id TEXT NOT NULL REFERENCES commerce_customers (customer_id) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  detail TEXT NOT NULL CHECK (json_valid(detail)),
  grants_level TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('DRAFT', 'SUBMITTED', 'MORE_INFORMATION', 'APPROVED', 'REJECTED')),
  created_at INTEGER NOT NULL,
  submitted_at INTEGER,
  decided_at INTEGER,
  valid_until TEXT,
  reason TEXT,
  renews TEXT
) STRICT;
CREATE INDEX commerce_qualifications_by_customer ON commerce_qualifications (customer_id);

-- What has happened to a qualification, with what was said.
CREATE TABLE commerce_qualification_events (
  id INTEGER PRIMARY KEY,
  qualification TEXT NOT NULL REFERENCES commerce_qualifications (id) ON DELETE CASCADE,
  status TEXT NOT NULL,
  reason TEXT,
  note TEXT,
  happened_at INTEGER NOT NULL
) STRICT;
CREATE INDEX commerce_qualification_events_by_qualification ON commerce_qualification_events (qualification);

CREATE TABLE commerce_qualification_documents (
  document TEXT PRIMARY KEY REFERENCES commerce_documents (id) ON DELETE CASCADE,
  qualification TEXT NOT NULL REFERENCES commerce_qualifications (id) ON DELETE CASCADE
) STRICT;
CREATE INDEX commerce_qualification_documents_by_qualification ON commerce_qualification_documents (qualification);

-- Reminders that were sent, so that none is sent twice.
CREATE TABLE commerce_qualification_reminders (
  qualification TEXT NOT NULL REFERENCES commerce_qualifications (id) ON DELETE CASCADE,
  days INTEGER NOT NULL,
  PRIMARY KEY (qualification, days)
) STRICT;
