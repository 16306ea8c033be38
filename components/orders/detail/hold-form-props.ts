import type { Order } from '@/lib/contract/commerce/order/order'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import type { RejectedForm } from '@/lib/forms/rejected-form.server'
import type { Locale } from '@/lib/site/sites'

/** What every form needs with which a hold is ended. */
export type HoldFormProps = {
  locale: Locale
  order: Order
  hidden: HiddenFieldValues
  rejected: RejectedForm | undefined
}
