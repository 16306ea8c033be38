import type { DeliveryEstimate } from '@/lib/contract/commerce/checkout/estimate'

/** The estimate of delivery and taxes for a typed postal code; `none`: nothing was typed. */
export type EstimateView =
  | { state: 'none' }
  | { state: 'invalid' | 'unavailable' | 'notServed'; typed: string }
  | { state: 'shown'; typed: string; estimate: DeliveryEstimate }
