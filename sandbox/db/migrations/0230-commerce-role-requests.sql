-- When a member asked to become an administrator. Customer service decides where there is no administrator.
ALTER TABLE commerce_associations ADD COLUMN administrator_requested_at INTEGER;
CREATE INDEX commerce_associations_role_requests ON commerce_associations (administrator_requested_at)
  WHERE administrator_requested = 1;
