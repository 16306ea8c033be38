/** Time after which customer service decides a request that no user can decide, in milliseconds. */
export const CUSTOMER_SERVICE_MS = 86_400_000
