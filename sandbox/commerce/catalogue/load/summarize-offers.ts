import type { DatabaseSync } from 'node:sqlite'

/**
 * What can be ordered of a title at a site. A set of single bits is their sum, each counted once. A CROSS
 * JOIN keeps its order in SQLite: the few items of the title first, not all offers of the site. In stock is
 * what ships; where nothing does, all is there.
 */
const SUMMARY = `
  SELECT MIN(o.price), MAX(o.price), COALESCE(SUM(DISTINCT i.format), 0), COALESCE(SUM(DISTINCT i.item_group), 0),
    COALESCE(MAX(CASE WHEN o.stock_level IS NOT NULL THEN o.stock_level > 0 END), 1),
    (SELECT json_group_array(DISTINCT l.value)
      FROM catalogue_items i CROSS JOIN catalogue_offers o ON o.item = i.id AND o.site = catalogue_title_sites.site
        CROSS JOIN json_each(i.languages) l
      WHERE i.title = catalogue_title_sites.title AND i.status <> 'WITHDRAWN')
  FROM catalogue_items i CROSS JOIN catalogue_offers o ON o.item = i.id AND o.site = catalogue_title_sites.site
  WHERE i.title = catalogue_title_sites.title AND i.status <> 'WITHDRAWN'`

/**
 * Brings what is known of the titles at each site in line with the offers of their items; of one title, or of
 * all.
 */
export const summarizeOffers = (database: DatabaseSync, title?: number): void => {
  database
    .prepare(
      `UPDATE catalogue_title_sites SET (min_price, max_price, formats, item_groups, in_stock, languages) = (${SUMMARY})
       WHERE title = coalesce(?, title)`,
    )
    .run(title ?? null)
}
