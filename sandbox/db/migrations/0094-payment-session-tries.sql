-- How many cards were typed in a session of the hosted fields.
ALTER TABLE payment_sessions ADD COLUMN tries INTEGER NOT NULL DEFAULT 0;
