-- What the payment provider is asked for: the same question again after a crash, whatever has become of the cart. Absent where no
-- card is charged.
ALTER TABLE commerce_order_attempts ADD COLUMN payment_request TEXT;
