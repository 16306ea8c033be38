import { HiddenFields } from '@/components/form/hidden-fields'
import { Button } from '@/components/ui/button'
import { PrintButton } from '@/components/ui/print-button'
import type { FlagValues } from '@/lib/backends/flags/flag-values'
import type { Quote } from '@/lib/contract/commerce/quote/quote'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import { getTranslator } from '@/lib/i18n/translator'
import { quotesActionPath } from '@/lib/site/routes'
import type { Locale } from '@/lib/site/sites'
import { lineLabels } from '../lines/line-data'
import { Lines } from '../lines/lines'
import { cartGroups } from '../page/cart-lines'
import { QuoteFacts } from './quote-facts'
import { QuoteSums } from './quote-sums'

type Props = {
  locale: Locale
  quote: Quote
  /** Current state of the quote, and the next step. */
  step: { name: string; next: string; until: string | undefined }
  hidden: HiddenFieldValues
  flags: FlagValues
}

/** A quote with its state, its lines and its total. */
export function QuoteDetail({ locale, quote, step, hidden, flags }: Props) {
  const t = getTranslator(locale, 'quotes')
  const { code, description, entries = [] } = quote
  const visitor = { isSignedIn: true, flags, typed: new Map<string, string>() }
  return (
    <>
      <p className="mt-3 text-muted">{[t('number', { number: code }), step.name].join(' · ')}</p>
      <p className="mt-3 max-w-prose">{step.next}</p>
      {step.until !== undefined && <p className="mt-1 font-semibold">{step.until}</p>}
      <QuoteFacts locale={locale} quote={quote} />
      {description !== undefined && description !== '' && (
        <p className="mt-3 max-w-prose wrap-anywhere whitespace-pre-line">
          {t('note', { note: description })}
        </p>
      )}
      <div className="mt-6">
        <Lines groups={cartGroups(locale, { entries }, visitor)} words={lineLabels(locale)} mode="fixed" />
      </div>
      <QuoteSums {...{ locale, quote }} />
      <form method="post" action={quotesActionPath(locale)} className="no-print mt-6 flex flex-wrap gap-3">
        <HiddenFields {...hidden} />
        <input type="hidden" name="quote" value={code} />
        <PrintButton label={getTranslator(locale, 'cart')('page.print')} />
        {quote.allowedActions.includes('CANCEL') && (
          <Button type="submit" name="intent" value="cancel" variant="danger">
            {t('cancel')}
          </Button>
        )}
      </form>
    </>
  )
}
