-- Who has written a comment; without an author, and not from support, it is whoever asked for the quote.
ALTER TABLE commerce_quote_comments ADD COLUMN author_id TEXT;
ALTER TABLE commerce_quote_comments ADD COLUMN from_support INTEGER NOT NULL DEFAULT 0;

-- Of what somebody was told by mail, once each.
CREATE TABLE commerce_quote_mails (
  quote INTEGER NOT NULL REFERENCES commerce_quotes (code) ON DELETE CASCADE,
  event TEXT NOT NULL,
  sent_at INTEGER NOT NULL,
  PRIMARY KEY (quote, event)
) STRICT;

-- Files that the seller adds to an offer.
CREATE TABLE commerce_quote_attachments (
  id TEXT PRIMARY KEY,
  quote INTEGER NOT NULL REFERENCES commerce_quotes (code) ON DELETE CASCADE,
  file_name TEXT NOT NULL,
  content BLOB NOT NULL,
  added_at INTEGER NOT NULL
) STRICT;
CREATE INDEX commerce_quote_attachments_by_quote ON commerce_quote_attachments (quote, added_at);
CREATE INDEX commerce_quotes_by_state ON commerce_quotes (state);
