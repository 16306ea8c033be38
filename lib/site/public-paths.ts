import { STORE_SEGMENT } from './paths.ts'

/** Pages that are the same for every visitor of a locale, as paths below it. Everything else is personal. */
const PUBLIC_PAGES: readonly string[] = ['', `/${STORE_SEGMENT}`, `/${STORE_SEGMENT}/a-z`]

/** Public pages of one category or product: kind, code, and the readable name, which may be missing. */
const PUBLIC_KINDS = new RegExp(`^/${STORE_SEGMENT}/(?:categories|products)/[^/]+(?:/[^/]+)?$`)

/** Titles of one letter; an invalid letter is public too, because its page is the same for all visitors. */
const LETTERS = new RegExp(`^/${STORE_SEGMENT}/a-z/[^/]+$`)

/** Files of a site: its sitemaps, and the pictures for shared links. */
const FILES = /^\/(?:sitemap\.xml|sitemap\/(?:pages|products-\d{1,4})\.xml|social\/[\w-]+\.png)$/

export const isPublicFile = (page: string): boolean => FILES.test(page)

/** Whether a page below a locale is public, or a file. */
export const isPublicPage = (page: string): boolean =>
  PUBLIC_PAGES.includes(page) || isPublicFile(page) || PUBLIC_KINDS.test(page) || LETTERS.test(page)
