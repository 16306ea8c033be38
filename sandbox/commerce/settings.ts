/** Numbers that a test may lower. */
export type CommerceSettings = {
  /** Look-ups of account and order numbers allowed in one window. */
  lookups: { perCustomer: number; perAddress: number; perOrder: number; windowSeconds: number }
}

export const DEFAULT_COMMERCE_SETTINGS: CommerceSettings = {
  lookups: { perCustomer: 60, perAddress: 600, perOrder: 20, windowSeconds: 600 },
}
