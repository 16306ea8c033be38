import { LetterAddress } from '@/components/address/letter-address'
import { EntryActions, EntryButton, EntryLink } from '@/components/page/entry-actions'
import { Badge } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import type { PaymentDetails } from '@/lib/contract/commerce/payment/payment-details'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import { getTranslator } from '@/lib/i18n/translator'
import { cardExpiry, writtenExpiry } from '@/lib/payment-cards/card-expiry'
import { cardName } from '@/lib/payment-cards/card-name'
import { accountDeletePath } from '@/lib/site/account-pages'
import { cardActionsPath } from '@/lib/site/card-paths'
import type { Locale } from '@/lib/site/sites'

type Props = {
  locale: Locale
  card: PaymentDetails
  hidden: HiddenFieldValues
  /** Whether there is no other own card that could become the default. */
  isOnly: boolean
  /** Epoch milliseconds. */
  now: number
}

/** A card with its marks and actions. */
export function PaymentCard(props: Props) {
  const { locale, card, isOnly, now } = props
  const t = getTranslator(locale, 'paymentCards')
  const expiry = cardExpiry(card, now)
  const { billingAddress, organization } = card
  return (
    <Card>
      <p className="mb-3 flex flex-wrap gap-2 empty:hidden">
        {card.defaultPayment && <Badge tone="accent">{t('default')}</Badge>}
        {organization !== undefined && <Badge>{t('of', { name: organization.name })}</Badge>}
        {expiry === 'expired' && <Badge tone="danger">{t('expired')}</Badge>}
        {expiry === 'expiring' && <Badge tone="warm">{t('expiring')}</Badge>}
      </p>
      <h2 className="text-lg font-semibold">{cardName(locale, card)}</h2>
      <p className="wrap-anywhere empty:hidden">{card.accountHolderName}</p>
      <p>{t('expires', { date: writtenExpiry(card) })}</p>
      {billingAddress !== undefined && (
        <div className="mt-3">
          <h3 className="text-sm font-semibold">{t('billingAddress')}</h3>
          <LetterAddress address={billingAddress} />
        </div>
      )}
      {organization?.administrator === false ? (
        <p className="mt-4 text-sm text-muted">{t('administered', { name: organization.name })}</p>
      ) : (
        <Actions {...props} />
      )}
      {card.defaultPayment && !isOnly && <p className="mt-2 text-sm text-muted">{t('keepDefault')}</p>}
    </Card>
  )
}

function Actions({ locale, card, hidden, isOnly }: Props) {
  const t = getTranslator(locale, 'paymentCards')
  const name = { card: cardName(locale, card) }
  const isOwn = card.organization === undefined
  const canDelete = isOnly || !card.defaultPayment
  return (
    <EntryActions action={cardActionsPath(locale)} hidden={hidden} field={{ name: 'card', value: card.id }}>
      {isOwn && !card.defaultPayment && (
        <EntryButton intent="default" label={t('makeDefault')} fullLabel={t('makeDefaultNamed', name)} />
      )}
      {canDelete && (
        <EntryLink
          href={accountDeletePath(locale, 'paymentCards', card.id)}
          label={t('delete')}
          fullLabel={t('deleteNamed', name)}
        />
      )}
    </EntryActions>
  )
}
