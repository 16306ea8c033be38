import { HiddenFields } from '@/components/form/fields/hidden-fields'
import { Button } from '@/components/ui/button'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import { getTranslator } from '@/lib/i18n/translator'
import { savedCartsActionPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { lineLabels } from '../lines/line-data'
import { Lines } from '../lines/lines'
import type { LineGroupData } from '../lines/lines-view'
import { SAVED_CART_FORM_ID } from './saved-cart-form-id'

type Props = {
  locale: Locale
  cart: Cart
  hidden: HiddenFieldValues
  groups: readonly LineGroupData[]
  /** Whether the quantities can be changed. */
  isOwn: boolean
}

/** The lines of a saved cart; those of a colleague are read, and added to the cart as they are. */
export function SavedCartLines({ locale, cart, hidden, groups, isOwn }: Props) {
  if (cart.entries.length === 0)
    return <p className="mt-6">{getTranslator(locale, 'savedCarts')('noLines')}</p>
  return (
    <form
      id={SAVED_CART_FORM_ID}
      method="post"
      action={savedCartsActionPath(locale)}
      noValidate
      className="mt-6"
    >
      <HiddenFields {...hidden} />
      <input type="hidden" name="list" value={cart.code} />
      <Lines groups={groups} words={lineLabels(locale)} mode={isOwn ? 'edit' : 'fixed'} />
      {isOwn && (
        <p className="no-print mt-6">
          <Button type="submit" name="intent" value="change" variant="secondary">
            {getTranslator(locale, 'cart')('page.update')}
          </Button>
        </p>
      )}
    </form>
  )
}
