import { Button, ButtonLink } from '@/components/ui/button'
import { PrintButton } from '@/components/ui/print-button'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import { getTranslator } from '@/lib/i18n/translator'
import type { QuoteWay } from '@/lib/saved-carts/quote-way'
import { savedCartCsvPath, savedCartImportPath } from '@/lib/site/saved-cart-paths'
import type { Locale } from '@/lib/site/sites'
import { SAVED_CART_FORM_ID } from './saved-cart-form-id'

type Props = {
  locale: Locale
  cart: Cart
  quoteWay: QuoteWay | undefined
  /** Undefined for a saved cart of a colleague. */
  deleteHref: string | undefined
  /** Whether the page asks what to do with the items in the cart. */
  isAsked: boolean
}

/**
 * Actions on the whole saved cart. Adding it to the cart submits the quantities along, so that no typed
 * quantity is lost.
 */
export function SavedCartWays({ locale, cart, quoteWay, deleteHref, isAsked }: Props) {
  const t = getTranslator(locale, 'savedCarts')
  return (
    <p className="no-print mt-4 flex flex-wrap items-center gap-3">
      {cart.entries.length > 0 && !isAsked && cart.permission !== 'VIEW' && (
        <Button type="submit" form={SAVED_CART_FORM_ID} name="intent" value="restore">
          {t('restore')}
        </Button>
      )}
      {quoteWay === 'button' && (
        <Button type="submit" form={SAVED_CART_FORM_ID} name="intent" value="quote" variant="secondary">
          {getTranslator(locale, 'cart')('page.quote')}
        </Button>
      )}
      {quoteWay !== undefined && quoteWay !== 'button' && (
        <ButtonLink href={quoteWay.href} variant="secondary">
          {getTranslator(locale, 'cart')('page.quote')}
        </ButtonLink>
      )}
      {deleteHref !== undefined && (
        <ButtonLink href={deleteHref} variant="quiet">
          {t('delete')}
        </ButtonLink>
      )}
      {deleteHref !== undefined && (
        <ButtonLink href={savedCartImportPath(locale, cart.code)} variant="quiet">
          {t('import.link')}
        </ButtonLink>
      )}
      {cart.entries.length > 0 && (
        <ButtonLink href={savedCartCsvPath(locale, cart.code)} variant="quiet">
          {t('csv.download')}
        </ButtonLink>
      )}
      <PrintButton label={getTranslator(locale, 'cart')('page.print')} />
    </p>
  )
}
