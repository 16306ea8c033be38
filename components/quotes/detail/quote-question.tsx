import { Confirmation } from '@/components/page/confirmation'
import { getTranslator } from '@/lib/i18n/translator'
import { QUOTE_FIELDS } from '@/lib/quotes/quote-fields'
import { accountDetailPath } from '@/lib/site/account-pages'
import { type QuoteQuestion, quoteFormPath } from '@/lib/site/quote-paths'
import type { QuoteView } from './quote-view'

type Props = Pick<QuoteView, 'locale' | 'quote' | 'hidden'> & { question: QuoteQuestion }

/** Asks before something that cannot be taken back, and says what it means. */
export function QuoteQuestionPanel({ locale, quote, hidden, question }: Props) {
  const t = getTranslator(locale, 'quotes')
  return (
    <div className="mb-6">
      <Confirmation
        tone="primary"
        texts={{
          title: t(`actions.ask.${question}.title`),
          text: t(`actions.ask.${question}.text`),
          yes: t(`actions.ask.${question}.yes`),
          no: t('actions.back'),
        }}
        action={quoteFormPath(locale, 'actions')}
        hidden={hidden}
        intent={question}
        fields={{ [QUOTE_FIELDS.quote]: quote.code, [QUOTE_FIELDS.version]: String(quote.version) }}
        cancelHref={accountDetailPath(locale, 'quotes', quote.code)}
      />
    </div>
  )
}
