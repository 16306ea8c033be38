-- In which languages a title's items are sold at a site, which are often fewer than those in which it was published.
ALTER TABLE catalogue_title_sites ADD COLUMN languages TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(languages));
