-- The certificate of the qualified user that was sent for an order.
ALTER TABLE commerce_orders ADD COLUMN certificate_document TEXT;
