-- Usual reasons of support staff have a code; the reason in words is kept beside it.
ALTER TABLE commerce_assisted_sessions ADD COLUMN reason_code TEXT NOT NULL DEFAULT 'other';
