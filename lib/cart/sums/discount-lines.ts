import type { Cart } from '@/lib/contract/commerce/cart/cart'
import type { Programme } from '@/lib/contract/commerce/cart/programme'
import type { Voucher } from '@/lib/contract/commerce/cart/voucher'
import { joinFacts } from '@/lib/format/join-facts'
import { formatPercent } from '@/lib/format/list'
import { formatDeduction } from '@/lib/format/money'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'
import { nameOfProgramme, programmeFacts } from './programme-messages'
import { quotedBy } from './quoted'

/** A line of what reduces a sum. A programme that takes nothing off has no amount, but the reason. */
export type DiscountLine = { key: string; term: string; amount?: string; facts?: readonly string[] }

type Discounted = Pick<Cart, 'subTotal' | 'totalDiscounts' | 'appliedVouchers' | 'organization'> &
  Parameters<typeof quotedBy>[0]

/**
 * What reduces the sums of a cart, a checkout or an order, in the same words everywhere: price programmes
 * with their state, promotion codes, and their total unless a single one shows it. In a quote that is the
 * discount of its seller.
 * @param programmes those of the cart that are shown
 */
export function discountLines(
  locale: Locale,
  cart: Discounted,
  programmes: readonly Programme[],
): readonly DiscountLine[] {
  const t = getTranslator(locale, 'cart')
  const { totalDiscounts, appliedVouchers = [] } = cart
  const quote = quotedBy(cart)
  const amounts = [
    ...programmes.map(({ amount }) => amount),
    ...appliedVouchers.filter(({ freeShipping }) => !freeShipping).map(({ appliedValue }) => appliedValue),
  ].filter(amount => amount !== undefined && amount.value > 0)
  const isListed = amounts.length === 1 && amounts[0]?.value === totalDiscounts?.value
  return [
    ...programmes.map(programme => programmeLine(locale, programme, cart)),
    ...appliedVouchers.map(voucher => ({
      key: `voucher ${voucher.code}`,
      term: voucherName(locale, voucher),
      amount: voucher.freeShipping ? t('estimate.free') : formatDeduction(locale, voucher.appliedValue),
    })),
    ...(totalDiscounts === undefined || totalDiscounts.value <= 0 || isListed
      ? []
      : [
          {
            key: 'discounts',
            term: quote === undefined ? t('sums.discount') : t('quote.discount', { number: quote }),
            amount: formatDeduction(locale, totalDiscounts),
          },
        ]),
  ]
}

/** A programme with its organization, its rate, and what it takes off or why nothing (spec §3). */
function programmeLine(
  locale: Locale,
  programme: Programme,
  { subTotal, organization }: Discounted,
): DiscountLine {
  const t = getTranslator(locale, 'cart')
  const { code, amount, status } = programme
  const customer = organization?.name
  const takesOff = amount !== undefined && amount.value > 0
  const term = nameOfProgramme(locale, programme, { customer, subTotal })
  // The name of a discount already contains the organization.
  const owner = customer === undefined || term.includes(customer) ? [] : [t('programmes.of', { customer })]
  return {
    key: `programme ${code}`,
    term,
    ...(takesOff && { amount: formatDeduction(locale, amount) }),
    facts: [
      joinFacts([...owner, programmeFacts(locale, programme)]),
      ...(code === 'UAP' && status === 'UAP_APPLIED' && !takesOff ? [t('programmes.noUsages')] : []),
    ],
  }
}

/** Name of a promotion with its percentage, if it is one. */
function voucherName(locale: Locale, { name, value, currency, freeShipping }: Voucher): string {
  if (currency !== undefined || freeShipping || value === 0) return name
  return getTranslator(locale, 'cart')('programmes.rate', { name, percent: formatPercent(locale, value) })
}
