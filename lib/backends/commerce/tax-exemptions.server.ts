import 'server-only'
import { taxExemptionListSchema } from '@/lib/contract/commerce/checkout/tax-exemption'
import { callCommerce, type SignedInContext } from './commerce-call.server'

/** Lists the tax exemptions of an organization of the user, of any status. */
export const listTaxExemptions = (context: SignedInContext, organization: string) =>
  callCommerce(context, {
    operation: 'listTaxExemptions',
    method: 'GET',
    path: ['users', 'current', 'organizations', organization, 'taxExemptions'],
    schema: taxExemptionListSchema,
  })
