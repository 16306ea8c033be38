import { collectFields } from '@/lib/forms/collect-fields'
import { ok } from '@/lib/result/result'
import type { FormValues } from '@/lib/validation/form-input'
import { checkOption } from '@/lib/validation/option'
import { checkQglobalNumber } from '@/lib/validation/qglobal-number'

export const DELIVERY_FIELDS = {
  deliveryMode: 'text',
  shipment: 'text',
  inventory: 'text',
  inventoryNumber: 'text',
} as const

/** Whether parts wait for each other. */
export const SHIPMENTS = ['complete', 'asReady'] as const

/** The inventory account that receives usages: that of the organization, a new one, or another one. */
export const INVENTORY_CHOICES = ['known', 'new', 'other'] as const

/** What the step asks for this cart. */
export type DeliveryQuestions = {
  /** Codes of the ways of delivery; undefined where nothing ships. */
  modes?: readonly string[] | undefined
  /** Choices of an inventory account; undefined where none is needed. */
  inventory?: readonly (typeof INVENTORY_CHOICES)[number][] | undefined
}

/** Checks the answers that the step asks for; the rest is empty. */
export function checkDelivery(
  { deliveryMode, shipment, inventory, inventoryNumber }: FormValues<typeof DELIVERY_FIELDS>,
  { modes, inventory: choices }: DeliveryQuestions,
) {
  return collectFields({
    deliveryMode: modes === undefined ? ok('') : checkOption(deliveryMode, modes),
    shipment: modes === undefined ? ok(undefined) : checkOption(shipment, SHIPMENTS),
    inventory: choices === undefined ? ok(undefined) : checkOption(inventory, choices),
    inventoryNumber:
      choices === undefined || inventory !== 'other' ? ok('') : checkQglobalNumber(inventoryNumber),
  })
}
