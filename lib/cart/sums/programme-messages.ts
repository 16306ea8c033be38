import type { FlagValues } from '@/lib/backends/flags/flag-values'
import type { Programme } from '@/lib/contract/commerce/cart/programme'
import type { Price } from '@/lib/contract/commerce/catalogue/price'
import { formatDate } from '@/lib/format/date'
import { joinFacts } from '@/lib/format/join-facts'
import { formatNumber, formatPercent } from '@/lib/format/list'
import { getTranslator } from '@/lib/i18n/translator'
import { getSite, type Locale } from '@/lib/site/sites'

/** The flags on which discounts depend. */
export type DiscountFlags = Pick<FlagValues, 'org-level-discount'>

/**
 * The programmes to state in account, cart, checkout and order, in any of their states: plans always,
 * organization-level discounts only while their flag is on (spec §9). Without it, their amount is a plain
 * sum.
 */
export const shownProgrammes = (
  programmes: readonly Programme[] | undefined,
  flags: DiscountFlags,
): readonly Programme[] =>
  programmes?.filter(({ code }) => code !== 'OLD' || flags['org-level-discount']) ?? []

const REDUCING: ReadonlySet<Programme['status']> = new Set([
  'UAP_APPLIED',
  'UAP_LIMIT_REACHED',
  'OLD_APPLIED',
])

/** Those of them that concern the prices of a page without a cart: they reduce them, or did up to a limit. */
export const reducingProgrammes = (
  programmes: readonly Programme[] | undefined,
  flags: DiscountFlags,
): readonly Programme[] => shownProgrammes(programmes, flags).filter(({ status }) => REDUCING.has(status))

/** State of a programme, its validity, and its used and remaining units (spec §3). */
export function programmeFacts(locale: Locale, programme: Programme): string {
  const t = getTranslator(locale, 'cart')
  return joinFacts([t(`programmes.${programme.status}`), ...figuresOf(locale, programme)])
}

/** First and last day of a programme, and its used and remaining units. */
function figuresOf(locale: Locale, { validFrom, validUntil, limit, used }: Programme): readonly string[] {
  const t = getTranslator(locale, 'cart')
  const from = validFrom === undefined ? undefined : formatDate(locale, validFrom)
  const until = validUntil === undefined ? undefined : formatDate(locale, validUntil)
  return [
    ...(from === undefined ? [] : [t('programmes.from', { date: from })]),
    ...(until === undefined ? [] : [t('programmes.until', { date: until })]),
    ...(limit === undefined || used === undefined ? [] : [usageText(locale, limit, used)]),
  ]
}

const usageText = (locale: Locale, limit: number, used: number): string =>
  getTranslator(locale, 'cart')('programmes.used', {
    used: formatNumber(locale, used),
    limit: formatNumber(locale, limit),
    left: Math.max(0, limit - used),
  })

/** Name of a discount with its owner and percentage, if known; otherwise the name that commerce gives. */
export function programmeName(
  locale: Locale,
  { code, name }: Programme,
  { customer, percent }: { customer: string | undefined; percent: number | undefined },
): string {
  const t = getTranslator(locale, 'cart')
  if (code !== 'OLD' || percent === undefined) return name
  const written = formatPercent(locale, percent)
  return customer === undefined
    ? t('programmes.rate', { name, percent: written })
    : t('programmes.discountOf', { customer, percent: written })
}

/**
 * The rate of a discount in its name, whether it applies or not. If only an amount is known, it is used if it
 * is a whole percentage of the cart.
 */
const namedPercent = (programme: Programme, subTotal?: Price | undefined): number | undefined =>
  programme.percent ?? discountPercent(programme, subTotal)

/**
 * Name of a programme in account, cart, checkout and order.
 * @param subTotal of the cart, where there is one
 */
export const nameOfProgramme = (
  locale: Locale,
  programme: Programme,
  { customer, subTotal }: { customer: string | undefined; subTotal?: Price | undefined },
): string => programmeName(locale, programme, { customer, percent: namedPercent(programme, subTotal) })

/**
 * Discount in percent that applies to every price. If only an amount is known, it is used if it is a whole
 * percentage of the cart.
 */
export function discountPercent(
  { code, status, percent, amount }: Programme,
  subTotal?: Price | undefined,
): number | undefined {
  if (code !== 'OLD' || status !== 'OLD_APPLIED') return undefined
  if (percent !== undefined) return percent
  if (amount === undefined || subTotal === undefined || subTotal.value === 0) return undefined
  const whole = Math.round((amount.value / subTotal.value) * 100)
  const isWhole = whole > 0 && Math.abs((whole / 100) * subTotal.value - amount.value) < 0.01
  return isWhole ? whole : undefined
}

/**
 * Discount in percent that applies to single prices. Undefined if a prepaid plan pays for some of them first,
 * because only commerce knows which.
 */
export function pricesPercentOff(
  programmes: readonly Programme[],
  subTotal?: Price | undefined,
): number | undefined {
  if (programmes.some(({ code, amount }) => code === 'UAP' && amount !== undefined && amount.value > 0))
    return undefined
  return programmes.map(programme => discountPercent(programme, subTotal)).find(Boolean)
}

/** Texts about programmes outside of a cart, with the discount that applies to every price of the page. */
export function programmeTexts(
  locale: Locale,
  programmes: readonly Programme[],
  customer: string | undefined,
) {
  const t = getTranslator(locale, 'cart')
  const words = programmes.map(programme => ({
    name: nameOfProgramme(locale, programme, { customer }),
    facts: programmeFacts(locale, programme),
    percent: discountPercent(programme),
  }))
  const discount = words.find(({ percent = 0 }) => percent > 0)
  return {
    programmes: words.map(({ name, facts }) => ({ name, facts })),
    ...(discount !== undefined && {
      discount: {
        percent: discount.percent,
        currency: getSite(locale).currency,
        text: t('programmes.ownText', { name: discount.name }),
        own: t('programmes.own'),
        list: t('programmes.list'),
      },
    }),
  }
}
