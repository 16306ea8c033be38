import { Confirmation } from '@/components/page/confirmation'
import { SignInToContinue } from '@/components/session/sign-in-to-continue'
import type { PaymentDetails } from '@/lib/contract/commerce/payment/payment-details'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import { getTranslator } from '@/lib/i18n/translator'
import { cardName } from '@/lib/payment-cards/card-name'
import { accountPath } from '@/lib/site/account-pages'
import { cardActionsPath } from '@/lib/site/card-paths'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; card: PaymentDetails; hidden: HiddenFieldValues; isRecent: boolean }

/** Confirmation before a card is deleted; it needs a recent sign-in. */
export function DeleteCardQuestion({ locale, card, hidden, isRecent }: Props) {
  const t = getTranslator(locale, 'paymentCards')
  if (!isRecent) return <SignInToContinue locale={locale} text={t('signIn.delete')} />
  const name = { card: cardName(locale, card) }
  const text =
    card.organization === undefined
      ? t('ask.text', name)
      : t('ask.textOf', { ...name, name: card.organization.name })
  return (
    <Confirmation
      texts={{ title: t('ask.title'), text, yes: t('ask.yes'), no: t('ask.no') }}
      action={cardActionsPath(locale)}
      hidden={hidden}
      intent="delete"
      fields={{ card: card.id }}
      cancelHref={accountPath(locale, 'paymentCards')}
    />
  )
}
