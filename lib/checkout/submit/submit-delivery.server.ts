import 'server-only'
import {
  chooseDeliveryMode,
  chooseInventoryAccount,
  chooseShipment,
} from '@/lib/backends/commerce/checkout.server'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import { ok, type Problem, type Result } from '@/lib/result/result'
import { readFields } from '@/lib/validation/form-input'
import { checkDelivery, DELIVERY_FIELDS } from '../delivery'
import { loadDelivery } from '../load-delivery.server'
import type { CheckoutOutcome, CheckoutRequest } from './checkout-request'
import { refused, refusedOrFailed } from './outcomes'

type Choices = Extract<ReturnType<typeof checkDelivery>, { ok: true }>['value']

/** Sets the way of delivery, whether parts wait for each other, and the account that receives usages. */
export async function submitDelivery({ form, context, cart }: CheckoutRequest): Promise<CheckoutOutcome> {
  const loaded = await loadDelivery(context, cart)
  if (!loaded.ok) return { kind: 'failed', problem: loaded.error }
  const { modes, inventory, known } = loaded.value
  const checked = checkDelivery(readFields(form, DELIVERY_FIELDS), {
    modes: modes?.map(({ code }) => code),
    inventory,
  })
  if (!checked.ok) return refused(...checked.error)
  const saved = await save(context, cart, checked.value, known)
  if (saved.ok) return { kind: 'saved', saved: { cart: saved.value } }
  return refusedOrFailed(saved.error, {
    UnsupportedDeliveryModeError: { name: 'deliveryMode', code: 'unknownOption' },
    NotFoundError: { name: 'inventoryNumber', code: 'notFound' },
  })
}

/** One call after the other, because each changes the same cart; what is set already is left out. */
async function save(
  context: CheckoutRequest['context'],
  cart: Cart,
  { deliveryMode, shipment, inventory, inventoryNumber }: Choices,
  known: string | undefined,
): Promise<Result<Cart, Problem>> {
  let saved: Result<Cart, Problem> = ok(cart)
  if (inventory !== undefined) {
    const accountNumber = inventory === 'known' ? (known ?? '') : inventoryNumber
    const account = inventory === 'new' ? { createNew: true as const } : { accountNumber }
    saved = await chooseInventoryAccount(context, account)
  }
  if (!saved.ok || shipment === undefined) return saved
  if ((cart.shipComplete ?? false) !== (shipment === 'complete'))
    saved = await chooseShipment(context, { shipComplete: shipment === 'complete' })
  return saved.ok ? chooseDeliveryMode(context, deliveryMode) : saved
}
