import type { Cart } from '@/lib/contract/commerce/cart/cart'

/** What the cart has already, or the usual choice. */
export const deliveryDefaults = (
  { deliveryMode, shipComplete, inventoryAccount }: Cart,
  known: string | undefined,
) => {
  const number = inventoryAccount?.accountNumber
  const other = number !== undefined && number !== known
  const usual = known === undefined ? '' : 'known'
  return {
    deliveryMode: deliveryMode?.code ?? '',
    shipment: shipComplete === true ? 'complete' : 'asReady',
    inventory: inventoryAccount?.createNew === true ? 'new' : other ? 'other' : usual,
    inventoryNumber: other ? number : '',
  }
}
