import { z } from 'zod'

/**
 * Response of the session check `GET /store/customer/current` (spec §7); 401 means that the session has
 * ended.
 */
export const customerSessionSchema = z.object({ uid: z.string(), customerId: z.string() })

export type CustomerSession = z.infer<typeof customerSessionSchema>
