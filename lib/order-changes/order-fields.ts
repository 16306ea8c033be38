/** Field with the number of the order that a form is about. */
export const ORDER_FIELD = 'order'

/** Fields with what an order was missing. */
export const MEND_FIELDS = {
  purchaseOrderNumber: 'purchaseOrderNumber',
  reuse: 'reuse',
  document: 'document',
  qualifiedUser: 'qualifiedUser',
} as const

/** Name of the field with the units of an entry. */
export const unitsField = (entryNumber: number): string => `units.${entryNumber}`

/** Field with the approver's comment on the decision. */
export const APPROVAL_COMMENT = 'comment'
