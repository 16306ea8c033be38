/** Numbers that a test may lower. */
export type CommerceSettings = {
  /** Look-ups of account numbers allowed in one window, per customer and per network address. */
  lookups: { perCustomer: number; perAddress: number; windowSeconds: number }
}

export const DEFAULT_COMMERCE_SETTINGS: CommerceSettings = {
  lookups: { perCustomer: 60, perAddress: 600, windowSeconds: 600 },
}
