import { ErrorSummary } from '@/components/form/error-summary'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'
import { type ChooseErrors, chooseSummary } from '../choose/choose-data'
import { cartErrors } from '../page/cart-lines'
import { linesSummary } from '../page/lines-summary'

type Props = {
  locale: Locale
  cart: Cart
  /** Quantities that were typed and refused, by the number of the item. */
  typed: ReadonlyMap<string, string>
  errors: ChooseErrors
}

/** Everything that has to be put right on the page of a saved cart, in its order. */
export const SavedCartErrors = ({ locale, cart, typed, errors }: Props) => (
  <ErrorSummary
    title={getTranslator(locale, 'errors')('summaryTitle')}
    entries={[
      ...linesSummary(cartErrors(locale, cart, { typed })),
      ...chooseSummary(locale, undefined, errors),
    ]}
  />
)
