const DAY = 86_400_000

/** How long unused goods can be returned after they were invoiced, in milliseconds. */
export const RETURNABLE_MS = 90 * DAY

/** Up to then, a return costs nothing. */
const FREE_MS = 30 * DAY

const FEE_PERCENT = 10

/** What a return costs of the price, by the age of the invoice in milliseconds. */
export const feePercentAt = (age: number): number => (age > FREE_MS ? FEE_PERCENT : 0)
