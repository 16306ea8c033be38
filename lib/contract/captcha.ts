import { z } from 'zod'

/** Answer of `siteverify` (reCAPTCHA v2 and v3); `score` and `action` only in v3. */
export const siteVerifySchema = z.object({
  success: z.boolean(),
  challenge_ts: z.string().optional(),
  hostname: z.string().optional(),
  score: z.number().optional(),
  action: z.string().optional(),
  'error-codes': z.array(z.string()).optional(),
})

export type SiteVerifyAnswer = z.infer<typeof siteVerifySchema>
