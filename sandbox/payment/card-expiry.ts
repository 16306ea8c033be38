type Expiry = { expiryMonth: string; expiryYear: string }

/** Whether a card can no longer be used: it is good until the end of its month. */
export const hasExpired = ({ expiryMonth, expiryYear }: Expiry, now: number): boolean =>
  Date.UTC(Number(expiryYear), Number(expiryMonth), 1) <= now
