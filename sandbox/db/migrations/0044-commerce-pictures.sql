-- Pictures of what a title is made of, one for each group of its items.
CREATE TABLE catalogue_pictures (
  title_code TEXT NOT NULL,
  item_group TEXT NOT NULL,
  version TEXT NOT NULL,
  svg TEXT NOT NULL,
  PRIMARY KEY (title_code, item_group)
) STRICT, WITHOUT ROWID;
