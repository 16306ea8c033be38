-- When the hold of an order ended, and by how much its work is ahead of the clock (control service).
ALTER TABLE commerce_orders ADD COLUMN hold_ended_at INTEGER;
ALTER TABLE commerce_orders ADD COLUMN ahead_ms INTEGER NOT NULL DEFAULT 0;
