import { addressInputSchema } from '../../../lib/contract/commerce/address.ts'
import { VERIFICATION_PURPOSES } from '../../../lib/contract/commerce/address-verification.ts'
import type { Commerce } from '../commerce.ts'
import { requireCustomer } from '../customers/resolve-customer.ts'
import { isFlagOn } from '../flags-of-site.ts'
import { answering } from '../http/answer.ts'
import { pathSegment } from '../http/environment.ts'
import { fieldFault, validationError } from '../http/occ-error.ts'
import { readBody } from '../http/read-body.ts'
import { normalizeAddress } from './address-rules.ts'
import { verifyAddress } from './verify-address.ts'

/** Address verification (spec §4); open to `anonymous`, like the engine's own. */
export const createVerificationRoute = (commerce: Commerce) =>
  answering('AddressVerification', async request => {
    if (pathSegment(request, 'user') !== 'anonymous') await requireCustomer(commerce, request)
    const purpose = request.req.query('purpose')
    if (purpose !== undefined && !VERIFICATION_PURPOSES.some(known => known === purpose)) {
      throw validationError([fieldFault('purpose', 'invalid', 'Not a known purpose.')])
    }
    const address = await readBody(request, addressInputSchema)
    const language = request.get('language')
    const screens = isFlagOn(commerce.database, { site: request.get('site'), language }, 'ofac')
    return { body: verifyAddress(normalizeAddress(address), { language, screens }) }
  })
