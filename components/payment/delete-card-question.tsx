import { HiddenFields } from '@/components/form/hidden-fields'
import { Button, ButtonLink } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import type { PaymentDetails } from '@/lib/contract/commerce/payment/payment-details'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import { getTranslator } from '@/lib/i18n/translator'
import { accountPath } from '@/lib/site/account-pages'
import { cardActionsPath } from '@/lib/site/routes'
import type { Locale } from '@/lib/site/sites'
import { cardName } from './card-name'
import { SignInToContinue } from './sign-in-to-continue'

type Props = { locale: Locale; card: PaymentDetails; hidden: HiddenFieldValues; isRecent: boolean }

const HEADING_ID = 'delete-card'

/** Confirmation before a card is deleted, in the page, so that it needs no script. */
export function DeleteCardQuestion({ locale, card, hidden, isRecent }: Props) {
  const t = getTranslator(locale, 'paymentCards')
  if (!isRecent) return <SignInToContinue locale={locale} text={t('signIn.delete')} />
  return (
    <section aria-labelledby={HEADING_ID} className="no-print mt-6">
      <Card tone="paper">
        <h2 id={HEADING_ID} className="text-xl">
          {t('ask.title')}
        </h2>
        <p className="mt-2 wrap-anywhere">{t('ask.text', { card: cardName(locale, card) })}</p>
        <form
          method="post"
          action={cardActionsPath(locale)}
          className="mt-4 flex flex-wrap items-center gap-3"
        >
          <HiddenFields {...hidden} />
          <input type="hidden" name="card" value={card.id} />
          <Button type="submit" variant="danger" name="intent" value="delete">
            {t('ask.yes')}
          </Button>
          <ButtonLink href={accountPath(locale, 'paymentCards')} variant="secondary">
            {t('ask.no')}
          </ButtonLink>
        </form>
      </Card>
    </section>
  )
}
