-- A session of the hosted fields is opened for a customer of the merchant, and so are the tokens made in it.
ALTER TABLE payment_sessions ADD COLUMN customer TEXT NOT NULL DEFAULT '';
-- Customers are named by the id of their sign-in, which the store knows, too.
UPDATE payment_tokens SET customer = COALESCE(
  (SELECT iam_id FROM commerce_customers WHERE commerce_customers.customer_id = payment_tokens.customer),
  customer
);
