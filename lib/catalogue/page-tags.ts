import type { SiteId } from '../contract/site-ids.ts'

/** Cache tag of a catalogue page, by which it is purged. A `site` tag stands for all pages of the site. */
export const PAGE_TAG = /^(?:site|category|product):[\w.-]{1,60}$/

export const siteTag = (site: SiteId): string => `site:${site}`

/** The tag of a title on all sites; it covers the title's items. */
export const productTag = (code: string): string => `product:${code}`

export const categoryTag = (code: string): string => `category:${code}`
