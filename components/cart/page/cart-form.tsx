import { ErrorSummary } from '@/components/form/error-summary'
import { Button } from '@/components/ui/button'
import { quantityField } from '@/lib/cart/line-fields'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import { SUBMISSION_KEY } from '@/lib/forms/own-controls'
import { getTranslator } from '@/lib/i18n/translator'
import { cartEntriesActionPath } from '@/lib/site/routes'
import type { Locale } from '@/lib/site/sites'
import { lineWords } from '../lines/line-data'
import { LinesView } from '../lines/lines-view'
import { type CartErrors, type CartVisitor, cartGroups } from './cart-lines'

type FormProps = {
  locale: Locale
  cart: Cart
  visitor: CartVisitor
  errors: CartErrors
  submissionKey: string
}

/** The lines with their quantities: one form, sent as it is. */
export function CartForm({ locale, cart, visitor, errors, submissionKey }: FormProps) {
  const t = getTranslator(locale, 'cart')
  return (
    <form method="post" action={cartEntriesActionPath(locale)} noValidate>
      {/* What Enter presses; without it, that would be the button that removes the first line. */}
      <button type="submit" name="intent" value="update" tabIndex={-1} aria-hidden="true" className="sr-only">
        {t('page.update')}
      </button>
      <input type="hidden" name={SUBMISSION_KEY} value={submissionKey} />
      <LinesView groups={cartGroups(locale, cart, visitor, errors)} words={lineWords(locale)} mode="edit" />
      <p className="mt-6">
        <Button type="submit" name="intent" value="update" variant="secondary">
          {t('page.update')}
        </Button>
      </p>
    </form>
  )
}

/** Everything that has to be put right in the cart, each leading to its field. */
export const CartErrorSummary = ({ locale, errors }: { locale: Locale; errors: CartErrors }) => (
  <ErrorSummary
    title={getTranslator(locale, 'errors')('summaryTitle')}
    entries={[...errors].map(([code, { inSummary }]) => ({ text: inSummary, fieldId: quantityField(code) }))}
  />
)
