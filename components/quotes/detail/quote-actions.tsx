import { Button, ButtonLink } from '@/components/ui/button'
import { PrintButton } from '@/components/ui/print-button'
import type { QuoteAction } from '@/lib/contract/commerce/quote/quote-states'
import { quoteStep } from '@/lib/contract/commerce/quote/quote-states'
import { getTranslator } from '@/lib/i18n/translator'
import { cartPath } from '@/lib/site/paths'
import { quoteFilePath, quoteFormPath, quoteQuestionPath } from '@/lib/site/quote-paths'
import { QuoteHidden } from './quote-hidden'
import { QuoteQuestionPanel } from './quote-question'
import type { QuoteView } from './quote-view'

type Props = Pick<QuoteView, 'locale' | 'quote' | 'hidden' | 'question' | 'cartLines'>

/** What can be done with a quote in its state; what cannot be taken back is asked about first. */
export function QuoteActions(props: Props) {
  const { locale, quote, hidden, question, cartLines = 0 } = props
  const t = getTranslator(locale, 'quotes')
  const can = (action: QuoteAction) => quote.allowedActions.includes(action)
  const isOffer = quoteStep(quote.state) === 'offer'
  const isInCart = quote.state === 'BUYER_ACCEPTED'
  return (
    <section className="no-print mt-6">
      {question !== undefined && <QuoteQuestionPanel {...props} question={question} />}
      {can('CHECKOUT') && !isInCart && cartLines > 0 && (
        <p className="mb-3 max-w-prose">{t('actions.cartSaved', { count: cartLines })}</p>
      )}
      <form method="post" action={quoteFormPath(locale, 'actions')} className="flex flex-wrap gap-3">
        <QuoteHidden {...{ hidden, quote }} />
        {isInCart && can('CHECKOUT') && (
          <ButtonLink href={cartPath(locale)}>{t('actions.continue')}</ButtonLink>
        )}
        {!isInCart && can('CHECKOUT') && (
          <Button type="submit" name="intent" value="checkout">
            {t('actions.checkout')}
          </Button>
        )}
        {can('APPROVE') && (
          <Button type="submit" name="intent" value="approve" variant="secondary">
            {t('actions.approve')}
          </Button>
        )}
        {can('REQUOTE') && (
          <Button type="submit" name="intent" value="requote" variant="secondary">
            {t('actions.requote')}
          </Button>
        )}
        {can('EDIT') && !can('SUBMIT') && (
          <ButtonLink href={quoteQuestionPath(locale, quote.code, 'edit')} variant="secondary">
            {t('actions.edit')}
          </ButtonLink>
        )}
        {can('REJECT') && (
          <ButtonLink href={quoteQuestionPath(locale, quote.code, 'reject')} variant="quiet">
            {t('actions.reject')}
          </ButtonLink>
        )}
        {can('CANCEL') && !isOffer && (
          <ButtonLink href={quoteQuestionPath(locale, quote.code, 'cancel')} variant="quiet">
            {t('actions.cancel')}
          </ButtonLink>
        )}
        <ButtonLink href={quoteFilePath(locale, quote.code)} variant="quiet">
          {t('actions.pdf', { number: quote.code })}
        </ButtonLink>
        <PrintButton label={getTranslator(locale, 'cart')('page.print')} />
      </form>
    </section>
  )
}
