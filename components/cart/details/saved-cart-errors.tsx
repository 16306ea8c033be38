import { ErrorSummary } from '@/components/form/errors/error-summary'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'
import { type ChooseErrors, chooseSummary } from '../choose/choose-data'
import { cartErrors } from '../page/cart-lines'
import { linesSummary } from '../page/lines-summary'

type Props = {
  locale: Locale
  cart: Cart
  /** Rejected quantities as typed, by item code. */
  typed: ReadonlyMap<string, string>
  errors: ChooseErrors
}

/** Error summary of a saved cart, in the order of the page. */
export const SavedCartErrors = ({ locale, cart, typed, errors }: Props) => (
  <ErrorSummary
    title={getTranslator(locale, 'errors')('summaryTitle')}
    entries={[
      ...linesSummary(cartErrors(locale, cart, { typed })),
      ...chooseSummary(locale, undefined, errors),
    ]}
  />
)
