import 'server-only'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import {
  deleteCard,
  isCardInUse,
  listCards,
  makeDefaultCard,
} from '@/lib/backends/commerce/payment-details.server'
import { failedBy, type NextResult, type ResultOf } from '@/lib/handlers/form-result'
import { getTranslator } from '@/lib/i18n/translator'
import { accountPath } from '@/lib/site/account-pages'
import type { Locale } from '@/lib/site/sites'
import { ownCards } from './cards-of'

type Message =
  | 'added'
  | 'deleted'
  | 'gone'
  | 'notAllowed'
  | 'defaultSet'
  | 'isDefault'
  | 'inUse'
  | 'signInAgain'

const TONES: Readonly<Record<Message, 'success' | 'caution'>> = {
  added: 'success',
  deleted: 'success',
  defaultSet: 'success',
  gone: 'caution',
  notAllowed: 'caution',
  isDefault: 'caution',
  inUse: 'caution',
  signInAgain: 'caution',
}

/** The list of cards, with a message about what was done. */
export const backToCards = (
  locale: Locale,
  message: Message,
  href = accountPath(locale, 'paymentCards'),
): NextResult => ({
  kind: 'next',
  href,
  flash: {
    tone: TONES[message],
    message: getTranslator(locale, 'paymentCards')(`done.${message}`),
    lines: [],
  },
})

/** Makes a card the default. */
export async function makeDefault(context: SignedInContext, id: string): Promise<ResultOf<NextResult>> {
  const { locale } = context
  const changed = await makeDefaultCard(context, id)
  if (changed.ok) return backToCards(locale, 'defaultSet')
  return changed.error.status === 404 ? backToCards(locale, 'gone') : failedBy(changed.error)
}

/**
 * Deletes a card, unless an order is authorized on it, it is the default and another card could be that, or
 * it belongs to an organization that the user does not administer.
 */
export async function removeCard(context: SignedInContext, id: string): Promise<ResultOf<NextResult>> {
  const { locale } = context
  const cards = await listCards(context)
  if (!cards.ok) return failedBy(cards.error)
  const card = cards.value.find(known => known.id === id)
  if (card === undefined) return backToCards(locale, 'gone')
  if (card.organization?.administrator === false) return backToCards(locale, 'notAllowed')
  if (card.defaultPayment && ownCards(cards.value).length > 1) return backToCards(locale, 'isDefault')
  const deleted = await deleteCard(context, id)
  if (deleted.ok || deleted.error.status === 404) return backToCards(locale, 'deleted')
  return isCardInUse(deleted.error) ? backToCards(locale, 'inUse') : failedBy(deleted.error)
}
