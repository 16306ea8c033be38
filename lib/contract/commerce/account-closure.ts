import { z } from 'zod'

/** Days until a closed account is really closed; until then its owner can keep it. */
export const CLOSURE_DAYS = 30

/** The last day on which the account can be used, yyyy-mm-dd (our extension). */
export const accountClosureSchema = z.object({ closesOn: z.iso.date() })
