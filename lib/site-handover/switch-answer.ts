import type { Locale } from '@/lib/site/sites'

/** The site from which a user was moved, and the registration country that caused it. */
export type Switched = { from: Locale; country: string }

/**
 * Response to a page about the site of its user.
 * - `elsewhere`: their country belongs to the sibling of this site; nothing has happened yet
 * - `move`: go to `location`; only if the page has declared that it can be left now
 * - `moved`: they were moved here from another site, because they registered in `country`
 * - `unlisted`: no site claims their country
 * - `later`: the next page asks again; `stay`: nothing to do for the rest of the session
 */
export type SwitchAnswer =
  | { kind: 'move'; location: string }
  | ({ kind: 'moved' } & Switched)
  | { kind: 'elsewhere' | 'unlisted' | 'later' | 'stay' }
