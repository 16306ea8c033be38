import type { PaymentDetails } from '@/lib/contract/commerce/payment/payment-details'

/** Days before the end of its month from which a card counts as expiring. */
const EXPIRING_DAYS = 60

const DAY_MS = 86_400_000

/**
 * State of a card, which is valid to the end of its month.
 * @param now epoch milliseconds
 */
export function cardExpiry(
  { expiryMonth, expiryYear }: Pick<PaymentDetails, 'expiryMonth' | 'expiryYear'>,
  now: number,
): 'valid' | 'expiring' | 'expired' {
  const end = Date.UTC(Number(expiryYear), Number(expiryMonth), 1)
  if (end <= now) return 'expired'
  return end - now <= EXPIRING_DAYS * DAY_MS ? 'expiring' : 'valid'
}

/** The expiry as on a card, for example 04/29. */
export const writtenExpiry = ({
  expiryMonth,
  expiryYear,
}: Pick<PaymentDetails, 'expiryMonth' | 'expiryYear'>): string =>
  `${expiryMonth.padStart(2, '0')}/${expiryYear.slice(-2)}`
