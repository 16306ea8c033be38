-- What a buyer writes to the seller of a quote, about all of it or about the line of an item.
CREATE TABLE commerce_quote_comments (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  quote INTEGER NOT NULL REFERENCES commerce_quotes (code) ON DELETE CASCADE,
  item_code TEXT,
  text TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX commerce_quote_comments_by_quote ON commerce_quote_comments (quote);
