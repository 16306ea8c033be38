import { Button, ButtonLink } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { getTranslator } from '@/lib/i18n/translator'
import { accountDetailPath } from '@/lib/site/account-pages'
import { type QuoteQuestion, quoteFormPath } from '@/lib/site/quote-routes'
import { QuoteHidden } from './quote-hidden'
import type { QuoteView } from './quote-view'

type Props = Pick<QuoteView, 'locale' | 'quote' | 'hidden'> & { question: QuoteQuestion }

const HEADING_ID = 'quote-question'

/** Asks before something that cannot be taken back, and says what it means. */
export function QuoteQuestionPanel({ locale, quote, hidden, question }: Props) {
  const t = getTranslator(locale, 'quotes')
  return (
    <section aria-labelledby={HEADING_ID} className="mb-6 max-w-prose">
      <Card tone="paper">
        <h2 id={HEADING_ID} className="text-xl">
          {t(`actions.ask.${question}.title`)}
        </h2>
        <p className="mt-2">{t(`actions.ask.${question}.text`)}</p>
        <form method="post" action={quoteFormPath(locale, 'actions')} className="mt-4 flex flex-wrap gap-3">
          <QuoteHidden {...{ hidden, quote }} />
          <Button type="submit" name="intent" value={question}>
            {t(`actions.ask.${question}.yes`)}
          </Button>
          <ButtonLink href={accountDetailPath(locale, 'quotes', quote.code)} variant="secondary">
            {t('actions.back')}
          </ButtonLink>
        </form>
      </Card>
    </section>
  )
}
