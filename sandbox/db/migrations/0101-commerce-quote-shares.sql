-- Read-only views of quotes by link, until they expire or are withdrawn.
CREATE TABLE commerce_quote_shares (
  id TEXT PRIMARY KEY,
  quote INTEGER NOT NULL REFERENCES commerce_quotes (code) ON DELETE CASCADE,
  -- SHA-256; the token itself is stored nowhere.
  token_hash TEXT NOT NULL UNIQUE,
  created_by TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;
CREATE INDEX commerce_quote_shares_by_quote ON commerce_quote_shares (quote, expires_at);
