-- Members who approve the orders of other members; an organization with none needs no approval.
ALTER TABLE commerce_associations ADD COLUMN approver INTEGER NOT NULL DEFAULT 0 CHECK (approver IN (0, 1));
