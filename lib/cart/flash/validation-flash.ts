import type { Cart } from '@/lib/contract/commerce/cart/cart'
import type { CartFinding } from '@/lib/contract/commerce/cart/cart-validation'
import { formatPrice } from '@/lib/format/money'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'
import { type CartFlash, isStockDisclosed, shortName } from './line-flash'

/** What has changed in a cart since its user saw it last, in words; undefined if nothing has. */
export function validationFlash(
  locale: Locale,
  cart: Pick<Cart, 'entries'>,
  findings: readonly CartFinding[],
): CartFlash | undefined {
  const t = getTranslator(locale, 'cart')
  // Missing levels are listed in the gate panel.
  const reported = findings.filter(isReported)
  if (reported.length === 0) return undefined
  const offers = reported.flatMap(finding => offerOf(locale, finding))
  return {
    tone: 'caution',
    message: t('validated.title', { count: reported.length }),
    lines: reported.map(finding => ({ tone: 'caution', text: findingText(locale, cart, finding) })),
    ...(offers.length > 0 && { offers }),
  }
}

type Reported = CartFinding & {
  statusCode: Exclude<CartFinding['statusCode'], 'qualificationRequired'>
}

const isReported = (finding: CartFinding): finding is Reported =>
  finding.statusCode !== 'qualificationRequired'

function findingText(locale: Locale, cart: Pick<Cart, 'entries'>, finding: Reported): string {
  const t = getTranslator(locale, 'cart')
  const { statusCode, quantity, quantityAdded, entry, previousPrice } = finding
  const name = shortName(entry.product)
  const possible = quantity + quantityAdded
  if (statusCode === 'priceChanged') {
    const now = cart.entries.find(({ product }) => product.code === entry.product.code)?.basePrice
    if (now === undefined || previousPrice === undefined) return t('validated.priceChangedOnly', { name })
    return t('validated.priceChanged', {
      name,
      before: formatPrice(locale, previousPrice),
      now: formatPrice(locale, now),
    })
  }
  const key = statusCode === 'lowStock' && !isStockDisclosed(possible) ? 'stockTooLow' : statusCode
  return t(`validated.${key}`, { name, quantity, possible })
}

/** The quantity that can be ordered instead; nothing is changed without the user's consent. */
function offerOf(
  locale: Locale,
  { quantity, quantityAdded, entry: { product } }: CartFinding,
): NonNullable<CartFlash['offers']> {
  const possible = quantity + quantityAdded
  if (quantityAdded === 0 || possible < 1) return []
  const label = getTranslator(locale, 'cart')('offers.change', { count: possible, name: shortName(product) })
  return [{ code: product.code, quantity: possible, label, isAdded: false }]
}
