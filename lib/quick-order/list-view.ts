import { isStockDisclosed } from '@/lib/cart/flash/line-flash'
import { sumOfChosen } from '@/lib/cart/lines/chosen-sum'
import { quantityText } from '@/lib/cart/lines/quantity-text'
import { availabilityText } from '@/lib/catalogue/availability-text'
import { OPEN_RANK } from '@/lib/catalogue/eligibility'
import { organizationText } from '@/lib/catalogue/eligibility-texts'
import { levelInText, levelName } from '@/lib/catalogue/level-name'
import { pricesByQuantity } from '@/lib/catalogue/prices-by-quantity'
import type { ItemProduct } from '@/lib/contract/commerce/catalogue/product'
import { capitalized, formatList, formatNumber } from '@/lib/format/list'
import { formatPrice } from '@/lib/format/money'
import { getTranslator } from '@/lib/i18n/translator'
import { itemPath } from '@/lib/site/paths'
import { getSite, type Locale } from '@/lib/site/sites'
import type { CheckedList } from './check-list.server'
import { countsOf, subtotalOf } from './summarize'
import type { LineReason, Verdict } from './verdict'

/** Verdict of one line in the words of the page. */
export type LineView = {
  /** `merged` lines are counted in another line. */
  tone: 'good' | 'caution' | 'bad' | 'merged'
  /** The verdict and what to do about it. */
  texts: readonly string[]
  /** The field of a bad line that has to be changed. */
  wrong?: 'code' | 'amount'
  item?: { name: string; href: string; facts: readonly string[] }
  total?: string
  /** The item that replaces this one. */
  successor?: { code: string; label: string }
}

/** The verdicts of a list in the words of the page. */
export type ListView = {
  /** By row; null for an empty row. */
  lines: readonly (LineView | null)[]
  /** Numbers of lines that can be added, need a change, or are merged; empty for an empty list. */
  summary: string
  subtotal?: string
  good: number
  addLabel: string
}

/** `refusals`: reasons of commerce, by row. They stand until the row is changed. */
export function listView(
  locale: Locale,
  { verdicts, qualification }: Pick<CheckedList, 'verdicts' | 'qualification'>,
  refusals: ReadonlyMap<number, string> = new Map(),
): ListView {
  const t = getTranslator(locale, 'quickOrder')
  const counts = countsOf(verdicts)
  const lines = verdicts.map((verdict, index) => {
    const view = lineView(locale, verdict, qualification !== undefined)
    const refusal = refusals.get(index)
    return view === null || refusal === undefined
      ? view
      : { ...view, tone: 'bad' as const, wrong: 'amount' as const, texts: [refusal] }
  })
  const isEmpty = counts.good + counts.bad + counts.merged === 0
  return {
    lines,
    summary: isEmpty ? '' : t('summary', counts),
    good: counts.good,
    addLabel: t('actions.add', { count: counts.good }),
    ...(counts.good > 0 && { subtotal: priceText(locale, subtotalOf(verdicts)) }),
  }
}

const priceText = (locale: Locale, value: number): string =>
  formatPrice(locale, { currencyIso: getSite(locale).currency, value })

function lineView(locale: Locale, verdict: Verdict, isDecided: boolean): LineView | null {
  const t = getTranslator(locale, 'quickOrder')
  switch (verdict.kind) {
    case 'empty':
      return null
    case 'noNumber':
    case 'unknown':
      return { tone: 'bad', wrong: 'code', texts: [t(`verdicts.${verdict.kind}`)] }
    case 'merged': {
      const texts = [t('verdicts.merged', { line: formatNumber(locale, verdict.with + 1) })]
      return { tone: 'merged', texts, item: itemData(locale, verdict.item) }
    }
    case 'refused':
      return {
        tone: 'bad',
        wrong: OF_ITEM.includes(verdict.why.reason) ? 'code' : 'amount',
        texts: [reasonText(locale, verdict.why), ...mergesText(locale, verdict)],
        item: itemData(locale, verdict.item),
        ...successorOf(locale, verdict.why),
      }
    case 'good':
      return goodLine(locale, verdict, isDecided)
  }
}

/** Reasons that no other quantity changes. */
const OF_ITEM: readonly LineReason['reason'][] = ['withdrawn', 'notSold', 'onRequest', 'outOfStock']

type Good = Extract<Verdict, { kind: 'good' }>

function goodLine(locale: Locale, verdict: Good, isDecided: boolean): LineView {
  const { item, quantity, availability } = verdict
  const isLate = availability.kind === 'expected' || availability.kind === 'preorder'
  const cautions = [...levelTexts(locale, verdict, isDecided), ...accountText(locale, item)]
  const stock = availabilityText(locale, availability)
  const { sum } = sumOfChosen([[String(quantity), pricesByQuantity(item)]])
  return {
    tone: isLate || cautions.length > 0 ? 'caution' : 'good',
    // What the tone is about comes first.
    texts: [...(isLate ? [stock, ...cautions] : [...cautions, stock]), ...mergesText(locale, verdict)],
    item: itemData(locale, item),
    total: priceText(locale, sum),
  }
}

/** What the required level means: decided for a signed-in user, only stated to a visitor. */
function levelTexts(locale: Locale, { item, eligibility }: Good, isDecided: boolean): readonly string[] {
  const needed = item.qualificationLevel
  if (needed === undefined || needed.rank <= OPEN_RANK) return []
  const level = levelInText(locale, needed)
  if (!isDecided) return [getTranslator(locale, 'quickOrder')('verdicts.level', { level })]
  // New carts are for the default organization.
  if (eligibility?.kind === 'organization')
    return eligibility.isDefault ? [] : [organizationText(locale, eligibility)]
  if (eligibility?.kind !== 'short') return []
  return [getTranslator(locale, 'quickOrder')('verdicts.levelMissing', { level })]
}

const accountText = (locale: Locale, { productItem }: ItemProduct): readonly string[] =>
  productItem.needsInventoryAccount ? [getTranslator(locale, 'quickOrder')('verdicts.account')] : []

/** Says that other lines are counted here. */
function mergesText(
  locale: Locale,
  { merges, ...rest }: Extract<Verdict, { merges: readonly number[] }>,
): readonly string[] {
  if (merges.length === 0) return []
  const lines = formatList(
    locale,
    merges.map(index => formatNumber(locale, index + 1)),
  )
  const t = getTranslator(locale, 'quickOrder')
  const count = merges.length
  return 'quantity' in rest
    ? [t('verdicts.merges', { count, lines, quantity: formatNumber(locale, rest.quantity) })]
    : [t('verdicts.mergesRefused', { count, lines })]
}

function reasonText(locale: Locale, why: LineReason): string {
  const t = getTranslator(locale, 'quickOrder')
  switch (why.reason) {
    case 'withdrawn':
      return why.replacedBy === undefined
        ? availabilityText(locale, { kind: 'withdrawn' })
        : t('verdicts.replaced', { number: why.replacedBy })
    case 'notSold':
      return t('verdicts.notSold')
    case 'onRequest':
      return getTranslator(locale, 'cart')('line.noPrice')
    case 'outOfStock':
      return availabilityText(locale, { kind: 'outOfStock' })
    case 'stockTooLow':
      return stockText(locale, why.left)
    default:
      return capitalized(locale, quantityText(locale, why))
  }
}

function stockText(locale: Locale, left: number): string {
  const t = getTranslator(locale, 'quickOrder')
  return isStockDisclosed(left) ? t('verdicts.stockLeft', { count: left }) : t('verdicts.stockTooLow')
}

function successorOf(locale: Locale, why: LineReason): Pick<LineView, 'successor'> {
  if (why.reason !== 'withdrawn' || why.replacedBy === undefined) return {}
  const label = getTranslator(locale, 'quickOrder')('verdicts.useSuccessor', { number: why.replacedBy })
  return { successor: { code: why.replacedBy, label } }
}

function itemData(locale: Locale, item: ItemProduct): NonNullable<LineView['item']> {
  const t = getTranslator(locale, 'product')
  const { unit, packSize = 1 } = item.productItem
  const size = { size: String(packSize) }
  return {
    name: item.name,
    href: itemPath(locale, item),
    facts: [
      t('items.number', { number: item.code }),
      levelName(locale, item.qualificationLevel),
      ...(item.price === undefined ? [] : [`${formatPrice(locale, item.price)} ${t(`units.${unit}`, size)}`]),
    ],
  }
}
