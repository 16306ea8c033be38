-- The catalogue. A title is one assessment in one edition, an item is what can be ordered of it. What is searched or sorted by has
-- a column; what is only read stands in one document per language. Sets of few known values are numbers with one bit per value.
CREATE TABLE catalogue_state (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  -- Moves with every change, so that what is kept in memory knows when it is old.
  revision INTEGER NOT NULL,
  -- What was filled in. Absent after a change by hand, so that a reset fills in anew.
  fingerprint TEXT
) STRICT;
INSERT INTO catalogue_state (id, revision) VALUES (1, 0);

CREATE TABLE catalogue_categories (
  code TEXT PRIMARY KEY,
  parent TEXT REFERENCES catalogue_categories (code),
  position INTEGER NOT NULL,
  names TEXT NOT NULL CHECK (json_valid(names)),
  descriptions TEXT NOT NULL CHECK (json_valid(descriptions))
) STRICT;

CREATE TABLE catalogue_titles (
  id INTEGER PRIMARY KEY,
  code TEXT NOT NULL UNIQUE,
  acronym TEXT NOT NULL,
  -- The acronym in lower case without punctuation, and the same without its edition.
  acronym_key TEXT NOT NULL,
  acronym_stem TEXT NOT NULL,
  edition INTEGER NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('ACTIVE', 'ENDING', 'WITHDRAWN')),
  rank INTEGER NOT NULL CHECK (rank BETWEEN 0 AND 3),
  publication_year INTEGER NOT NULL,
  min_age_months INTEGER NOT NULL,
  max_age_months INTEGER,
  min_minutes INTEGER NOT NULL,
  telepractice INTEGER NOT NULL CHECK (telepractice IN (0, 1)),
  administration INTEGER NOT NULL,
  scoring INTEGER NOT NULL,
  languages TEXT NOT NULL CHECK (json_valid(languages)),
  supersedes TEXT,
  similar TEXT NOT NULL CHECK (json_valid(similar))
) STRICT;
CREATE INDEX catalogue_titles_by_key ON catalogue_titles (acronym_key);
CREATE INDEX catalogue_titles_by_stem ON catalogue_titles (acronym_stem);
CREATE INDEX catalogue_titles_by_predecessor ON catalogue_titles (supersedes);

CREATE TABLE catalogue_title_categories (
  title INTEGER NOT NULL REFERENCES catalogue_titles (id),
  category TEXT NOT NULL REFERENCES catalogue_categories (code),
  position INTEGER NOT NULL,
  PRIMARY KEY (title, category)
) STRICT, WITHOUT ROWID;

CREATE TABLE catalogue_title_documents (
  title INTEGER NOT NULL REFERENCES catalogue_titles (id),
  language TEXT NOT NULL,
  name TEXT NOT NULL,
  summary TEXT,
  -- What a list shows, and what only the page of the title adds.
  card TEXT NOT NULL CHECK (json_valid(card)),
  detail TEXT NOT NULL CHECK (json_valid(detail)),
  PRIMARY KEY (title, language)
) STRICT;

-- Where a title is sold. The columns after the key follow from the offers of its items.
CREATE TABLE catalogue_title_sites (
  site TEXT NOT NULL,
  title INTEGER NOT NULL REFERENCES catalogue_titles (id),
  min_price INTEGER,
  max_price INTEGER,
  formats INTEGER NOT NULL DEFAULT 0,
  item_groups INTEGER NOT NULL DEFAULT 0,
  in_stock INTEGER NOT NULL DEFAULT 0 CHECK (in_stock IN (0, 1)),
  PRIMARY KEY (site, title)
) STRICT, WITHOUT ROWID;
CREATE INDEX catalogue_title_sites_by_title ON catalogue_title_sites (title);

CREATE TABLE catalogue_items (
  id INTEGER PRIMARY KEY,
  code TEXT NOT NULL UNIQUE,
  -- The number without the zeros before it, which people leave out.
  number_key TEXT NOT NULL,
  title INTEGER NOT NULL REFERENCES catalogue_titles (id),
  position INTEGER NOT NULL,
  rank INTEGER NOT NULL CHECK (rank BETWEEN 0 AND 3),
  item_group INTEGER NOT NULL,
  format INTEGER NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('ACTIVE', 'ENDING', 'WITHDRAWN')),
  languages TEXT NOT NULL CHECK (json_valid(languages))
) STRICT;
CREATE INDEX catalogue_items_by_title ON catalogue_items (title, position);
CREATE INDEX catalogue_items_by_number ON catalogue_items (number_key);

CREATE TABLE catalogue_item_documents (
  item INTEGER NOT NULL REFERENCES catalogue_items (id),
  language TEXT NOT NULL,
  name TEXT NOT NULL,
  facts TEXT NOT NULL CHECK (json_valid(facts)),
  PRIMARY KEY (item, language)
) STRICT;

-- What a site sells an item for, in minor units; without a price it is made on request. No stock is kept of what does not ship.
CREATE TABLE catalogue_offers (
  site TEXT NOT NULL,
  item INTEGER NOT NULL REFERENCES catalogue_items (id),
  price INTEGER CHECK (price >= 0),
  tiers TEXT NOT NULL CHECK (json_valid(tiers)),
  stock_level INTEGER CHECK (stock_level >= 0),
  expected_on TEXT,
  preorder INTEGER NOT NULL CHECK (preorder IN (0, 1)),
  PRIMARY KEY (site, item)
) STRICT, WITHOUT ROWID;

CREATE TABLE catalogue_covers (
  title_code TEXT PRIMARY KEY,
  version TEXT NOT NULL,
  svg TEXT NOT NULL
) STRICT;

-- One full-text index per language for titles and for items; the texts themselves stand in the documents.
CREATE VIRTUAL TABLE catalogue_title_index_en USING fts5 (
  acronym, name, words, tagline, body, content = '', tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3 4'
);
CREATE VIRTUAL TABLE catalogue_title_words_en USING fts5vocab (catalogue_title_index_en, 'row');
CREATE VIRTUAL TABLE catalogue_title_index_fr USING fts5 (
  acronym, name, words, tagline, body, content = '', tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3 4'
);
CREATE VIRTUAL TABLE catalogue_title_words_fr USING fts5vocab (catalogue_title_index_fr, 'row');
CREATE VIRTUAL TABLE catalogue_title_index_nl USING fts5 (
  acronym, name, words, tagline, body, content = '', tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3 4'
);
CREATE VIRTUAL TABLE catalogue_title_words_nl USING fts5vocab (catalogue_title_index_nl, 'row');
CREATE VIRTUAL TABLE catalogue_title_index_es USING fts5 (
  acronym, name, words, tagline, body, content = '', tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3 4'
);
CREATE VIRTUAL TABLE catalogue_title_words_es USING fts5vocab (catalogue_title_index_es, 'row');
CREATE VIRTUAL TABLE catalogue_item_index_en USING fts5 (
  code, name, short_name, acronym, content = '', tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3 4'
);
CREATE VIRTUAL TABLE catalogue_item_words_en USING fts5vocab (catalogue_item_index_en, 'row');
CREATE VIRTUAL TABLE catalogue_item_index_fr USING fts5 (
  code, name, short_name, acronym, content = '', tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3 4'
);
CREATE VIRTUAL TABLE catalogue_item_words_fr USING fts5vocab (catalogue_item_index_fr, 'row');
CREATE VIRTUAL TABLE catalogue_item_index_nl USING fts5 (
  code, name, short_name, acronym, content = '', tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3 4'
);
CREATE VIRTUAL TABLE catalogue_item_words_nl USING fts5vocab (catalogue_item_index_nl, 'row');
CREATE VIRTUAL TABLE catalogue_item_index_es USING fts5 (
  code, name, short_name, acronym, content = '', tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3 4'
);
CREATE VIRTUAL TABLE catalogue_item_words_es USING fts5vocab (catalogue_item_index_es, 'row');
