import 'server-only'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import { fetchAttemptState, type UnconfirmedAttempt } from './attempt-state.server'
import { readAttempt } from './attempt-store.server'

type Unpaid = Extract<UnconfirmedAttempt, { state: 'declined' | 'challenge' }>

/**
 * The latest attempt to order a cart, if the payment with the card that the cart still has was declined, or
 * was not confirmed with its bank.
 * @param now epoch milliseconds
 */
export async function readUnpaidAttempt(
  context: SignedInContext,
  { guid, paymentInfo }: Pick<Cart, 'guid' | 'paymentInfo'>,
  now: number,
): Promise<Unpaid | undefined> {
  if (paymentInfo === undefined) return undefined
  const attempt = await readAttempt(context)
  if (attempt?.cart !== guid || attempt.card !== paymentInfo.id) return undefined
  const read = await fetchAttemptState(context, attempt, now)
  if (!read.ok) return undefined
  const { value: state } = read
  switch (state.state) {
    case 'declined':
    case 'challenge':
      return state
    default:
      return undefined
  }
}
