import { ButtonLink } from '@/components/ui/button'
import { MOST_CARDS, type PaymentDetails } from '@/lib/contract/commerce/payment/payment-details'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import { getTranslator } from '@/lib/i18n/translator'
import { ownCards } from '@/lib/payment-cards/cards-of'
import { newCardPath } from '@/lib/site/card-paths'
import type { Locale } from '@/lib/site/sites'
import { DeleteCardQuestion } from './delete-card-question'
import { PaymentCard } from './payment-card'

type Props = {
  locale: Locale
  cards: readonly PaymentDetails[]
  /** Whether the user administers an organization, whose cards have a limit of their own. */
  administers: boolean
  /** Id of the card whose deletion is to be confirmed. */
  toDelete: string
  /** Whether the user signed in so recently that a card can be deleted. */
  isRecent: boolean
  hidden: HiddenFieldValues
  /** Epoch milliseconds. */
  now: number
}

/** The cards of the user and of their organizations, with their actions. */
export function CardList({ locale, cards, administers, toDelete, isRecent, hidden, now }: Props) {
  const t = getTranslator(locale, 'paymentCards')
  const asked = cards.find(card => card.id === toDelete && card.organization?.administrator !== false)
  const own = ownCards(cards)
  const isFull = own.length >= MOST_CARDS && !administers
  return (
    <>
      <p className="mt-3 max-w-prose text-lg">{t(cards.length === 0 ? 'empty.title' : 'intro')}</p>
      {cards.length === 0 && <p className="mt-2 max-w-prose">{t('empty.text')}</p>}
      {isFull ? (
        <p className="mt-3 max-w-prose">{t('full')}</p>
      ) : (
        <p className="no-print mt-6">
          <ButtonLink href={newCardPath(locale)}>{t('add')}</ButtonLink>
        </p>
      )}
      {asked !== undefined && <DeleteCardQuestion {...{ locale, hidden, isRecent }} card={asked} />}
      <ul className="mt-6 grid gap-4 empty:hidden sm:grid-cols-2">
        {cards.map(card => (
          <li key={card.id}>
            <PaymentCard {...{ locale, card, hidden, now }} isOnly={own.length === 1} />
          </li>
        ))}
      </ul>
    </>
  )
}
