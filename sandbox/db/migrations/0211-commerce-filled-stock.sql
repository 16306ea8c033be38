-- Stock with which the catalogue was filled: a reset goes back to it without filling the catalogue anew.
ALTER TABLE catalogue_offers ADD COLUMN filled_stock INTEGER CHECK (filled_stock >= 0);
