import { loadKnownAddresses } from '@/lib/checkout/load-known-addresses.server'
import { ok } from '@/lib/result/result'
import type { CheckoutStepContext } from '../../_step/checkout-page'
import { isEnteringAddress, loadAddressForm } from '../../_step/load-address-form'

/** The addresses to choose from; with a form where a new address is entered. */
export async function loadShipping(step: CheckoutStepContext) {
  const [known, form] = await Promise.all([
    loadKnownAddresses(step.context, step.cart),
    loadAddressForm(step),
  ])
  if (!known.ok) return known
  if (!form.ok) return form
  const isNew = known.value.length === 0 || isEnteringAddress(step, 'deliveryAddress')
  return ok({ known: known.value, form: isNew ? form.value : undefined })
}

export type ShippingData = Extract<Awaited<ReturnType<typeof loadShipping>>, { ok: true }>['value']
