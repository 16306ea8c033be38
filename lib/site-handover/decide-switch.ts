import { isWithoutInterruptions } from '@/lib/site/no-interruption-pages'
import { type Locale, localeForCountry } from '@/lib/site/sites'
import { type MoveFacts, planSiblingMove } from '@/lib/site-handover/site-move'

export type SwitchQuestion = MoveFacts & {
  current: Locale
  /** Registration country; null where there is none yet, undefined where it is not known, as in an outage. */
  country: string | null | undefined
  /** Path below the locale. */
  page: string
}

/**
 * What becomes of a signed-in user on a page.
 * - `move`: their country belongs to the sibling of this site
 * - `later`: not now, because the country is not known or they are in the middle of something; the next page
 *   asks again
 * - `unlisted`: no site claims their country
 * - `stay`: right here, or here by choice, or moved before
 */
export type SwitchDecision = { kind: 'move'; to: Locale } | { kind: 'later' | 'unlisted' | 'stay' }

/**
 * The regional switch (spec §4). A choice in the country selector wins, and nobody is moved twice in a row.
 */
export function decideSwitch({ current, country, page, memory, served }: SwitchQuestion): SwitchDecision {
  if (country === undefined || isWithoutInterruptions(page)) return { kind: 'later' }
  if (country === null) return { kind: 'stay' }
  if (localeForCountry(country, current) === undefined) return { kind: 'unlisted' }
  if (memory.chosen !== undefined) return { kind: 'stay' }
  const sibling = planSiblingMove(current, country, { memory, served })
  return sibling === undefined ? { kind: 'stay' } : { kind: 'move', to: sibling }
}
