-- Whether the holder of a qualification accepted the statement of responsible use with an event.
ALTER TABLE commerce_qualification_events
  ADD COLUMN statement_accepted INTEGER NOT NULL DEFAULT 0 CHECK (statement_accepted IN (0, 1));
