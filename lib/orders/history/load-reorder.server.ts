import 'server-only'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { fetchVisibleOrder } from '@/lib/backends/commerce/order-history.server'
import { checkList } from '@/lib/quick-order/check-list.server'
import { listView } from '@/lib/quick-order/list-view'
import { ok } from '@/lib/result/result'
import { rejectedFormOfPage } from '@/lib/session/rejected-form-of-page.server'
import type { AddressParameters } from '@/lib/site/address-parameters'

/** What was ordered, each line judged as if it was ordered now. */
export async function loadReorder(context: SignedInContext, code: string, parameters: AddressParameters) {
  const [visible, rejected] = await Promise.all([
    fetchVisibleOrder(context, code),
    rejectedFormOfPage(parameters),
  ])
  if (!visible.ok) return visible
  const { order } = visible.value
  const rows = order.entries.map(({ product, quantity }) => ({
    code: product.code,
    quantity: String(quantity),
  }))
  const { locale } = context
  const customer = { kind: 'signedIn', context } as const
  const checked = await checkList({ locale, customer }, rows, Date.now())
  if (!checked.ok) return checked
  return ok({ order, rejected, verdicts: checked.value.verdicts, view: listView(locale, checked.value) })
}
