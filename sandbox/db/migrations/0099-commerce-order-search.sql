-- What an order is searched by, in lower case: names of people and items, and the numbers of items.
ALTER TABLE commerce_orders ADD COLUMN search_text TEXT NOT NULL DEFAULT '';

CREATE TRIGGER commerce_orders_search_text_of_new AFTER INSERT ON commerce_orders BEGIN
  UPDATE commerce_orders SET search_text = lower(
    coalesce(json_extract(snapshot, '$.qualifiedUser.name'), '') || char(10) || json_extract(snapshot, '$.user.name') || char(10) ||
    (SELECT coalesce(group_concat(json_extract(value, '$.product.code') || char(10) || json_extract(value, '$.product.name'), char(10)), '')
      FROM json_each(commerce_orders.snapshot, '$.entries')))
  WHERE code = new.code;
END;

CREATE TRIGGER commerce_orders_search_text_of_changed AFTER UPDATE OF snapshot ON commerce_orders BEGIN
  UPDATE commerce_orders SET search_text = lower(
    coalesce(json_extract(snapshot, '$.qualifiedUser.name'), '') || char(10) || json_extract(snapshot, '$.user.name') || char(10) ||
    (SELECT coalesce(group_concat(json_extract(value, '$.product.code') || char(10) || json_extract(value, '$.product.name'), char(10)), '')
      FROM json_each(commerce_orders.snapshot, '$.entries')))
  WHERE code = new.code;
END;

-- Fills the column of orders that are there already.
UPDATE commerce_orders SET snapshot = snapshot;
