import { levelInText } from '@/lib/catalogue/level-name'
import type { Cart, OrderEntry } from '@/lib/contract/commerce/cart/cart'
import type { FlashLine } from '@/lib/flash/flash'
import { formatPrice } from '@/lib/format/money'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'
import { totalOf } from '../sums/cart-total'
import { shortName } from './line-flash'

type Change = { before: Cart; after: Cart; isPersonal: boolean }

/** What a cart loses when its account is changed: lines that cannot be ordered, prices, promotion codes. */
export function accountDifferences(locale: Locale, change: Change): readonly FlashLine[] {
  const { before, after } = change
  const t = getTranslator(locale, 'cart')
  const programmes = new Set(after.programmes?.map(({ code }) => code))
  const vouchers = new Set(after.appliedVouchers?.map(({ code }) => code))
  const [was, is] = [totalOf(before), totalOf(after)]
  const texts = [
    ...after.entries.flatMap(entry => lostLine(locale, entry, change)),
    ...(before.programmes ?? [])
      .filter(({ code, amount }) => (amount?.value ?? 0) > 0 && !programmes.has(code))
      .map(({ name }) => t('account.programmeLost', { name })),
    ...(before.appliedVouchers ?? [])
      .filter(({ code }) => !vouchers.has(code))
      .map(({ voucherCode: code }) => t('account.voucherLost', { code })),
    ...(was === undefined || is === undefined || was.value === is.value
      ? []
      : [t('account.totalChanged', { before: formatPrice(locale, was), now: formatPrice(locale, is) })]),
  ]
  return texts.map(text => ({ tone: 'caution', text }))
}

/** Lines that a personal account cannot order, which is known before it is chosen. */
export const institutionOnlyLines = (locale: Locale, entries: readonly OrderEntry[]): readonly string[] =>
  entries
    .filter(({ product }) => product.productItem.shipTo === 'INSTITUTION')
    .map(({ product }) =>
      getTranslator(locale, 'cart')('account.institutionOnly', { name: shortName(product) }),
    )

/** Why a line cannot be ordered for the new account, where it could before. */
function lostLine(locale: Locale, entry: OrderEntry, { before, isPersonal }: Change): readonly string[] {
  const { product, qualification } = entry
  const t = getTranslator(locale, 'cart')
  const name = shortName(product)
  const forInstitutions = isPersonal ? institutionOnlyLines(locale, [entry]) : []
  if (forInstitutions.length > 0) return forInstitutions
  const had = before.entries.find(({ product: { code } }) => code === product.code)?.qualification
  if (qualification?.satisfied !== false || had?.satisfied === false) return []
  return [t('account.levelLost', { name, level: levelInText(locale, qualification.required) })]
}
