import { TextInput } from '@/components/form/fields/text-input'
import { Button } from '@/components/ui/button'
import { formatDate } from '@/lib/format/date'
import { fieldWords } from '@/lib/i18n/field-words'
import { getTranslator } from '@/lib/i18n/translator'
import { dayOf } from '@/lib/quotes/day'
import { QUOTE_FIELDS } from '@/lib/quotes/quote-fields'
import { quoteFormPath } from '@/lib/site/quote-paths'
import { QuoteHidden } from './quote-hidden'
import type { QuoteView } from './quote-view'

type Props = Pick<QuoteView, 'locale' | 'quote' | 'hidden' | 'typed' | 'errors'>

const HEADING_ID = 'quote-extension'

/** Form that extends an offer, where that is possible. */
export function ExtendForm({ locale, quote, hidden, typed, errors }: Props) {
  const { extendableUntil: until } = quote
  if (until === undefined || !quote.allowedActions.includes('CHECKOUT')) return null
  const t = getTranslator(locale, 'quotes')
  const error = errors.at(QUOTE_FIELDS.offerDay)
  const latest = dayOf(until)
  return (
    <section aria-labelledby={HEADING_ID} className="no-print mt-10 max-w-prose">
      <h2 id={HEADING_ID} className="text-xl">
        {t('extend.title')}
      </h2>
      <p className="mt-2">{t('extend.text', { date: formatDate(locale, latest) ?? latest })}</p>
      <form
        method="post"
        action={quoteFormPath(locale, 'extension')}
        className="mt-3 space-y-3"
        noValidate
        data-storable
      >
        <QuoteHidden {...{ hidden, quote }} />
        <TextInput
          name={QUOTE_FIELDS.offerDay}
          type="date"
          max={latest}
          label={t('extend.day')}
          words={fieldWords(locale)}
          error={error}
          defaultValue={typed[QUOTE_FIELDS.offerDay] ?? latest}
        />
        <Button type="submit" variant="secondary">
          {t('extend.submit')}
        </Button>
      </form>
    </section>
  )
}
