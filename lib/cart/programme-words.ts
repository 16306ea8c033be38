import { writtenNumber } from '@/lib/catalogue/written'
import type { Programme } from '@/lib/contract/commerce/cart/programme'
import type { Price } from '@/lib/contract/commerce/catalogue/price'
import type { FlagValues } from '@/lib/flags/flag-values'
import { dateIn } from '@/lib/i18n/date-in'
import { numberFormat } from '@/lib/i18n/formats'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

const TOLD: ReadonlySet<Programme['status']> = new Set(['UAP_APPLIED', 'UAP_LIMIT_REACHED', 'OLD_APPLIED'])

type DiscountFlags = Pick<FlagValues, 'org-level-discount'>

/** All programmes of somebody, whatever their state; discounts of organisations only where their flag is on (spec §9). */
export const knownProgrammes = (
  programmes: readonly Programme[] | undefined,
  flags: DiscountFlags,
): readonly Programme[] =>
  programmes?.filter(({ code }) => code !== 'OLD' || flags['org-level-discount']) ?? []

/** Programmes that are told of where prices are: those that take something off, or would if their limit were not reached. */
export const toldProgrammes = (
  programmes: readonly Programme[] | undefined,
  flags: DiscountFlags,
): readonly Programme[] => knownProgrammes(programmes, flags).filter(({ status }) => TOLD.has(status))

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

/** The part of a cart that a programme takes off, where it is a whole number of percent. */
export function programmeRate(
  locale: Locale,
  { code, amount }: Programme,
  subTotal: Price | undefined,
): string | undefined {
  if (code !== 'OLD' || amount === undefined || subTotal === undefined || subTotal.value === 0)
    return undefined
  const rate = amount.value / subTotal.value
  const whole = Math.round(rate * 100) / 100
  const isWhole = whole > 0 && Math.abs(whole * subTotal.value - amount.value) < 0.01
  return isWhole ? numberFormat(locale, { style: 'percent' }).format(whole) : undefined
}
