import 'server-only'
import { sellerSchema } from '@/lib/contract/commerce/seller'
import type { Locale } from '@/lib/site/sites'
import { callCommerce } from './commerce-call.server'

/** Who sells on a site, and where purchase orders and payments go. */
export const fetchSeller = (locale: Locale) =>
  callCommerce(
    { locale },
    {
      operation: 'fetchSeller',
      method: 'GET',
      path: ['seller'],
      query: { fields: 'FULL' },
      schema: sellerSchema,
    },
  )
