-- Returns are marked as assisted, too.
CREATE TABLE commerce_assisted_marks (
  kind TEXT NOT NULL CHECK (kind IN ('cart', 'quote', 'order', 'return')),
  code INTEGER NOT NULL,
  PRIMARY KEY (kind, code)
) STRICT, WITHOUT ROWID;
INSERT INTO commerce_assisted_marks SELECT kind, code FROM commerce_assisted_records;
DROP TABLE commerce_assisted_records;
ALTER TABLE commerce_assisted_marks RENAME TO commerce_assisted_records;
