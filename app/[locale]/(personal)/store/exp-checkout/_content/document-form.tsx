import { PurchaseOrderDocument } from '@/components/checkout/purchase-order-document'
import { HiddenFields } from '@/components/form/fields/hidden-fields'
import { EXPRESS, SHOWN_ON } from '@/lib/checkout/shown-on'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import { purchaseOrderActionPath } from '@/lib/site/document-paths'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; cart: Cart; hidden: HiddenFieldValues }

/** Whether a purchase order pays, or one that belongs to the account's credit. */
const isOrdered = ({ purchaseOrderNumber, purchaseOrderToFollow }: Cart): boolean =>
  purchaseOrderNumber !== undefined || purchaseOrderToFollow === true

/** The document of a purchase order that is saved already; it is optional, and its form needs no script. */
export const DocumentForm = ({ locale, cart, hidden }: Props) =>
  isOrdered(cart) && (
    <form
      method="post"
      action={purchaseOrderActionPath(locale)}
      encType="multipart/form-data"
      className="mt-5"
      noValidate
    >
      <HiddenFields {...hidden} />
      <input type="hidden" name={SHOWN_ON} value={EXPRESS} />
      <PurchaseOrderDocument locale={locale} document={cart.purchaseOrderDocument} />
    </form>
  )
