import { ErrorSummary, type SummaryEntry } from '@/components/form/errors/error-summary'
import { HiddenFields } from '@/components/form/fields/hidden-fields'
import { Button } from '@/components/ui/button'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import { getTranslator } from '@/lib/i18n/translator'
import { cartEntriesActionPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { lineLabels } from '../lines/line-data'
import { Lines } from '../lines/lines'
import { CART_FORM_ID } from './cart-form-id'
import { type CartErrors, type CartVisitor, cartGroups } from './cart-lines'
import { linesSummary } from './lines-summary'

type FormProps = {
  locale: Locale
  cart: Cart
  visitor: CartVisitor
  errors: CartErrors
  hidden: HiddenFieldValues
}

/** The lines with their quantities: one form that works without script. Those of a quote stay as offered. */
export function CartForm({ locale, cart, visitor, errors, hidden }: FormProps) {
  const t = getTranslator(locale, 'cart')
  const isOfQuote = cart.sapQuote !== undefined
  return (
    <form
      id={CART_FORM_ID}
      method="post"
      action={cartEntriesActionPath(locale)}
      data-cart-entries=""
      noValidate
    >
      {!isOfQuote && <DefaultButton label={t('page.update')} />}
      <HiddenFields {...hidden} />
      <Lines
        groups={cartGroups(locale, cart, visitor, errors)}
        words={lineLabels(locale, visitor.isSignedIn && !isOfQuote ? 'later' : undefined, true)}
        mode={isOfQuote ? 'fixed' : 'edit'}
      />
      {!isOfQuote && (
        <p className="no-print mt-6 flex flex-wrap gap-3">
          <Button type="submit" name="intent" value="update" variant="secondary">
            {t('page.update')}
          </Button>
          <Button type="submit" name="intent" value="empty" variant="quiet">
            {t('page.empty')}
          </Button>
        </p>
      )}
    </form>
  )
}

/** The button for Enter; without it, Enter would press the button that removes the first line. */
const DefaultButton = ({ label }: { label: string }) => (
  <button type="submit" name="intent" value="update" tabIndex={-1} aria-hidden="true" className="sr-only">
    {label}
  </button>
)

type SummaryProps = { locale: Locale; errors: CartErrors; further?: readonly SummaryEntry[] | undefined }

/** Error summary of the cart, with links to the fields; `further` are errors beside the lines. */
export const CartErrorSummary = ({ locale, errors, further = [] }: SummaryProps) => (
  <ErrorSummary
    title={getTranslator(locale, 'errors')('summaryTitle')}
    entries={[...linesSummary(errors), ...further]}
  />
)
