import { isWithoutInterruptions } from '@/lib/site/no-interruption-pages'
import { type Locale, localeForCountry } from '@/lib/site/sites'
import { type MoveFacts, planSiblingMove } from '@/lib/site-handover/site-move'

export type SwitchQuestion = MoveFacts & {
  current: Locale
  /**
   * Registration country; null if there is none yet, undefined if it is unknown, for example during an
   * outage.
   */
  country: string | null | undefined
  /** Path below the locale. */
  page: string
}

/**
 * Where a signed-in user belongs.
 * - `move`: their country belongs to the sibling of this site
 * - `later`: not now, because the country is unknown or they must not be interrupted; the next page asks
 *   again
 * - `unlisted`: no site claims their country
 * - `stay`: this site is right, or they chose it, or they were moved before
 */
export type SwitchDecision = { kind: 'move'; to: Locale } | { kind: 'later' | 'unlisted' | 'stay' }

/**
 * The regional switch (spec §4). A choice in the country selector has precedence, and no user is moved twice
 * in a row.
 */
export function decideSwitch({ current, country, page, memory, served }: SwitchQuestion): SwitchDecision {
  if (country === undefined || isWithoutInterruptions(page)) return { kind: 'later' }
  if (country === null) return { kind: 'stay' }
  if (localeForCountry(country, current) === undefined) return { kind: 'unlisted' }
  if (memory.chosen !== undefined) return { kind: 'stay' }
  const sibling = planSiblingMove(current, country, { memory, served })
  return sibling === undefined ? { kind: 'stay' } : { kind: 'move', to: sibling }
}
