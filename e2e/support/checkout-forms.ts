/** A new address of an institution in Ohio, as its form sends it. */
export const OHIO = {
  deliveryAddress: 'new',
  addressType: 'INSTITUTION',
  country: 'US',
  region: 'US-OH',
  city: 'Eastmarsh',
  street: '1420 Alder Creek Road',
  postalCode: '44250-1180',
} as const

/** What completes every step of the checkout, in order, for a member of an organization. */
export const checkoutForms = (organization: string) => ({
  account: { account: organization },
  shipping: OHIO,
  delivery: { deliveryMode: 'standard', shipment: 'asReady' },
  // Several orders may be placed with the number.
  payment: { paymentType: 'PURCHASE_ORDER', purchaseOrderNumber: 'PO-17', purchaseOrderReuse: 'PO-17' },
})
