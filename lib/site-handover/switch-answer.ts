import type { Locale } from '@/lib/site/sites'

/** From which site somebody was moved, and the registration country behind it. */
export type Switched = { from: Locale; country: string }

/**
 * What a page is told about its visitor's site.
 * - `elsewhere`: their country belongs to the sibling of this site; nothing has happened yet
 * - `move`: go to `location`, as a page that was free to go has asked
 * - `moved`: they were moved here from another site, because they registered in `country`
 * - `unlisted`: no site claims their country
 * - `later`: the next page asks again; `stay`: nothing to do for the rest of the session
 */
export type SwitchAnswer =
  | { kind: 'move'; location: string }
  | ({ kind: 'moved' } & Switched)
  | { kind: 'elsewhere' | 'unlisted' | 'later' | 'stay' }
