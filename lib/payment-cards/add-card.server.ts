import 'server-only'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { createCard } from '@/lib/backends/commerce/payment-details.server'
import { formError } from '@/lib/forms/form-errors'
import { failedBy, type NextResult, type ResultOf } from '@/lib/handlers/form-result'
import { loadBillingAddresses } from './billing-addresses.server'
import type { CardForm } from './card-form'
import { backToCards } from './change-cards.server'
import { limitedCardCheck } from './limited-card-check.server'
import { cardRefusal, readNewCard, toCardInput } from './new-card.server'

type NewCard = CardForm & { token: string }

/**
 * Adds a card to those that the user, or an organization of theirs, keeps; its brand is checked before its
 * bank is asked.
 */
export async function addCard(
  context: SignedInContext,
  { token, billingAddress, defaultCard, cardOwner }: NewCard,
  { key, address: network }: { key: string; address: string },
): Promise<ResultOf<NextResult>> {
  const [billing, facts] = await Promise.all([loadBillingAddresses(context), readNewCard(context, token)])
  if (!billing.ok) return failedBy(billing.error)
  if (!facts.ok)
    return facts.error.kind === 'refused'
      ? { kind: 'rejected', errors: facts.error.errors }
      : failedBy(facts.error.problem)
  const chosen = billing.value.addresses.find(({ id }) => id === billingAddress)
  if (chosen === undefined) return { kind: 'rejected', errors: formError('addressGone') }
  const card = toCardInput(facts.value, chosen.address, {
    saved: true,
    ...(cardOwner === ''
      ? { defaultPayment: defaultCard }
      : { defaultPayment: false, organizationUid: cardOwner }),
  })
  const asker = { user: context.user.id, address: network }
  const added = await limitedCardCheck(asker, () => createCard(context, card, key))
  if (added.ok) return backToCards(context.locale, 'added')
  const errors = cardRefusal(added.error)
  return errors === undefined ? failedBy(added.error) : { kind: 'rejected', errors }
}
