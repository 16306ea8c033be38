/** What is still open while an account closes; a part is undefined if it could not be loaded. */
export type OutstandingItems = {
  ordersOnHold: number | undefined
  unpaidInvoices: number | undefined
  openQuotes: number | undefined
  /** Orders of which items are going back, one for each return. */
  returns: readonly { rma: string; order: string }[] | undefined
}
