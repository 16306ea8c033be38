-- What a repeated call finds its share by. A row number would be that of another share once its own is gone.
ALTER TABLE commerce_cart_shares ADD COLUMN id TEXT;
CREATE UNIQUE INDEX commerce_cart_shares_by_id ON commerce_cart_shares (id);
