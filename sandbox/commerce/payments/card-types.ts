import type { CardBrand } from '../../../lib/contract/payment.ts'
import type { Site } from '../sites.ts'

const CARD_TYPE_NAMES: Readonly<Record<CardBrand, string>> = {
  visa: 'Visa',
  master: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  maestro: 'Maestro',
  unionpay: 'UnionPay',
}

const EVERYWHERE: readonly CardBrand[] = ['visa', 'master', 'amex']

/** Brands that only some sites accept. */
const REGIONAL: Partial<Record<Site['uid'], readonly CardBrand[]>> = {
  usassessments: ['discover'],
  caassessments: ['discover'],
  nlassessments: ['maestro'],
  asiaassessments: ['jcb'],
}

/** A brand as OCC names it. */
export const cardTypeOf = (brand: CardBrand): { code: string; name: string } => ({
  code: brand,
  name: CARD_TYPE_NAMES[brand],
})

/** The brands that a site accepts. */
export const acceptedBrands = ({ uid }: Site): readonly CardBrand[] => [
  ...EVERYWHERE,
  ...(REGIONAL[uid] ?? []),
]
