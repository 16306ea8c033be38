import { writtenNumber } from '@/lib/catalogue/written'
import type { Programme } from '@/lib/contract/commerce/cart/programme'
import type { FlagValues } from '@/lib/flags/flag-values'
import { dateIn } from '@/lib/i18n/date-in'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

/** Programmes that are told of: discounts of organisations only where their flag is on (spec §9). */
export const toldProgrammes = (
  programmes: readonly Programme[] | undefined,
  flags: FlagValues,
): readonly Programme[] =>
  programmes?.filter(({ code }) => code !== 'OLD' || flags['org-level-discount']) ?? []

/** In which state a programme is, since when and until when, and how much of it is used up (spec §3). */
export function programmeFacts(locale: Locale, programme: Programme): string {
  const t = getTranslator(locale, 'cart')
  return [t(`programmes.${programme.status}`), ...figuresOf(locale, programme)].join(' · ')
}

/** Of what has not begun the start is told, of everything else the end. */
function figuresOf(
  locale: Locale,
  { status, validFrom, validUntil, limit, used }: Programme,
): readonly string[] {
  const t = getTranslator(locale, 'cart')
  const from = validFrom === undefined ? undefined : dateIn(locale, validFrom)
  const until = validUntil === undefined ? undefined : dateIn(locale, validUntil)
  const figure = (value: number) => writtenNumber(locale, value)
  return [
    ...(from === undefined || status !== 'OLD_NOT_STARTED' ? [] : [t('programmes.from', { date: from })]),
    ...(until === undefined ? [] : [t('programmes.until', { date: until })]),
    ...(limit === undefined || used === undefined
      ? []
      : [t('programmes.used', { used: figure(used), limit: figure(limit) })]),
  ]
}
