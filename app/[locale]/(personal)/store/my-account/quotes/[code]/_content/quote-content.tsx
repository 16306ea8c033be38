import { lineLabels } from '@/components/cart/lines/line-data'
import { Lines } from '@/components/cart/lines/lines'
import { type CartVisitor, cartErrors, cartGroups } from '@/components/cart/page/cart-lines'
import { QuoteDetail } from '@/components/quotes/detail/quote-detail'
import type { FlagValues } from '@/lib/backends/flags/flag-values'
import { typedQuantities } from '@/lib/cart/lines/typed-lines'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import { NO_ERRORS } from '@/lib/handlers/form-result'
import { quoteErrors } from '@/lib/quotes/quote-errors'
import { type AddressParameters, firstParam } from '@/lib/site/address-parameters'
import { QUOTE_QUESTION_PARAMETER } from '@/lib/site/page-parameters'
import { QUOTE_QUESTIONS } from '@/lib/site/quote-paths'
import type { Locale } from '@/lib/site/sites'
import type { QuoteData } from './load-quote'

type Props = {
  locale: Locale
  data: QuoteData
  parameters: AddressParameters
  hidden: HiddenFieldValues
  flags: FlagValues
}

/** A quote with its lines, which are those of the cart page. */
export function QuoteContent({ locale, data, parameters, hidden, flags }: Props) {
  const { quote, rejected } = data
  const { entries = [] } = quote
  const isDraft = quote.allowedActions.includes('SUBMIT')
  const errors = rejected?.errors ?? NO_ERRORS
  const visitor: CartVisitor = { isSignedIn: true, flags, typed: typedQuantities(rejected?.fields ?? {}) }
  const asked = firstParam(parameters, QUOTE_QUESTION_PARAMETER)
  return (
    <QuoteDetail
      {...{ ...data, locale, hidden }}
      typed={rejected?.fields ?? {}}
      errors={quoteErrors(locale, quote, errors)}
      question={QUOTE_QUESTIONS.find(known => known === asked)}
      now={Date.now()}
      lines={
        <Lines
          groups={cartGroups(locale, { entries }, visitor, cartErrors(locale, { entries }, visitor))}
          words={lineLabels(locale)}
          mode={isDraft ? 'edit' : 'fixed'}
        />
      }
    />
  )
}
