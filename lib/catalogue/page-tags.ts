import type { SiteId } from '../contract/site-ids.ts'

/**
 * What a page of the catalogue shows, as the names under which it can be purged. A site without more is all
 * of its pages.
 */
export const PAGE_TAG = /^(?:site|category|product):[\w.-]{1,60}$/

export const siteTag = (site: SiteId): string => `site:${site}`

/** A title, on whichever site; its items are part of it. */
export const productTag = (code: string): string => `product:${code}`

export const categoryTag = (code: string): string => `category:${code}`
