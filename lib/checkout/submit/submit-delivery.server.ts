import 'server-only'
import {
  chooseDeliveryMode,
  chooseInventoryAccount,
  chooseShipment,
  listDeliveryModes,
} from '@/lib/backends/commerce/checkout.server'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import { ok, type Problem, type Result } from '@/lib/result/result'
import { readFields } from '@/lib/validation/form-input'
import { checkDelivery, DELIVERY_FIELDS, INVENTORY_CHOICES } from '../delivery'
import { knownInventoryAccount } from '../inventory.server'
import { isShipped } from '../progress'
import type { CheckoutOutcome, CheckoutRequest } from './checkout-request'
import { refused, refusedOrFailed } from './outcomes'

type Choices = Extract<ReturnType<typeof checkDelivery>, { ok: true }>['value']

/** Sets the way of delivery, whether parts wait for each other, and the account that receives usages. */
export async function submitDelivery({ form, context, cart }: CheckoutRequest): Promise<CheckoutOutcome> {
  const [modes, known] = await Promise.all([
    isShipped(cart) ? listDeliveryModes(context) : ok(undefined),
    cart.inventoryAccountRequired === true ? knownInventoryAccount(context, cart) : ok(undefined),
  ])
  if (!modes.ok) return { kind: 'failed', problem: modes.error }
  if (!known.ok) return { kind: 'failed', problem: known.error }
  const choices = INVENTORY_CHOICES.filter(choice => choice !== 'known' || known.value !== undefined)
  const checked = checkDelivery(readFields(form, DELIVERY_FIELDS), {
    modes: modes.value?.map(({ code }) => code),
    inventory: cart.inventoryAccountRequired === true ? choices : undefined,
  })
  if (!checked.ok) return refused(...checked.error)
  const saved = await save(context, cart, checked.value, known.value)
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
    saved = await chooseShipment(context, shipment === 'complete')
  return saved.ok ? chooseDeliveryMode(context, deliveryMode) : saved
}
