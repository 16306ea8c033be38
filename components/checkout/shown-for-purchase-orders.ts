/**
 * Shows what belongs to purchase orders while one of the ways to pay that have them is chosen, by the style
 * sheet, so that it works without script too. Tailwind reads an underscore as a space, hence only the
 * beginning of the value.
 */
export const SHOWN_FOR_PURCHASE_ORDERS =
  'hidden space-y-6 group-has-[[value^=PURCHASE]:checked]/ways:block group-has-[[value=ACCOUNT]:checked]/ways:block'
