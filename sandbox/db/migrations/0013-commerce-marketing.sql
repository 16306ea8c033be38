-- Who has an account has been asked when it was made; the few older ones who have not are marked.
ALTER TABLE commerce_customers
  ADD COLUMN marketing_answered INTEGER NOT NULL DEFAULT 1 CHECK (marketing_answered IN (0, 1));
