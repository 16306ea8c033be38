-- What words of a search mean beside their letters, as editors keep it: words without weight, synonyms, words that name a facet.
CREATE TABLE catalogue_search_words (
  language TEXT NOT NULL,
  -- STOP: says nothing. COMMON: said of most assessments, so it only ranks. PART: names a kind of item. SYNONYM: the meaning is
  -- searched, too. FACET, WISH: a value of a facet that is asked for, or only preferred. YEARS, MONTHS: stand beside an age.
  kind TEXT NOT NULL CHECK (kind IN ('STOP', 'COMMON', 'PART', 'SYNONYM', 'FACET', 'WISH', 'YEARS', 'MONTHS')),
  -- In small letters without accents and punctuation.
  phrase TEXT NOT NULL,
  meaning TEXT NOT NULL DEFAULT '',
  PRIMARY KEY (language, kind, phrase, meaning)
) STRICT, WITHOUT ROWID;

-- How often a word stands in each column, because only words of names and keywords correct a mistake.
DROP TABLE catalogue_title_words_en;
DROP TABLE catalogue_title_words_fr;
DROP TABLE catalogue_title_words_nl;
DROP TABLE catalogue_title_words_es;
DROP TABLE catalogue_item_words_en;
DROP TABLE catalogue_item_words_fr;
DROP TABLE catalogue_item_words_nl;
DROP TABLE catalogue_item_words_es;
CREATE VIRTUAL TABLE catalogue_title_words_en USING fts5vocab (catalogue_title_index_en, 'col');
CREATE VIRTUAL TABLE catalogue_title_words_fr USING fts5vocab (catalogue_title_index_fr, 'col');
CREATE VIRTUAL TABLE catalogue_title_words_nl USING fts5vocab (catalogue_title_index_nl, 'col');
CREATE VIRTUAL TABLE catalogue_title_words_es USING fts5vocab (catalogue_title_index_es, 'col');
CREATE VIRTUAL TABLE catalogue_item_words_en USING fts5vocab (catalogue_item_index_en, 'col');
CREATE VIRTUAL TABLE catalogue_item_words_fr USING fts5vocab (catalogue_item_index_fr, 'col');
CREATE VIRTUAL TABLE catalogue_item_words_nl USING fts5vocab (catalogue_item_index_nl, 'col');
CREATE VIRTUAL TABLE catalogue_item_words_es USING fts5vocab (catalogue_item_index_es, 'col');
