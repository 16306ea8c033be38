import { z } from 'zod'

/*
 * Email change confirmed by a link to the new address (our extension of the login service). The call
 * `POST updateProfile` with the code of the link completes it.
 */

const OWNER = { userId: z.string().min(1), token: z.string().min(1) }

/** Query of `GET emailChange`, and body of `POST emailChange/send` and `POST emailChange/cancel`. */
export const emailChangeOwnerSchema = z.object(OWNER)

/** Body of `POST emailChange`, which mails the link. */
export const emailChangeBodySchema = z.object({
  ...OWNER,
  siteId: z.string().min(1),
  email: z.string().min(3).max(150),
  /** Language of the mails. */
  languageTag: z.string().min(2).max(10),
})

/** Code of a mailed link. */
export const emailLinkCodeSchema = z.string().regex(/^[\w-]{1,100}$/)

/** Body of `POST emailChange/link`, which reads the state of a link and changes nothing. */
export const emailLinkBodySchema = z.object({ ...OWNER, code: emailLinkCodeSchema })

/** A pending email change; times are ISO 8601. */
const emailChangeSchema = z.object({
  email: z.string(),
  requestedAt: z.string(),
  expiresAt: z.string(),
  /** How many links may still be sent today. */
  sendsLeft: z.number().int().min(0),
})

export type EmailChange = z.infer<typeof emailChangeSchema>

/** Response of every call but `link`: the pending email change, if there is one. */
export const emailChangeAnswerSchema = z.object({ change: emailChangeSchema.optional() })

/**
 * State of a link. `done`: it has confirmed the change. `foreign`: it belongs to another user. `unknown`: it
 * was replaced by a later one, cancelled, or never sent. `email` is present for the user's own link.
 */
export const emailLinkSchema = z.object({
  state: z.enum(['open', 'done', 'expired', 'foreign', 'unknown']),
  email: z.string().optional(),
})

export type EmailLink = z.infer<typeof emailLinkSchema>
