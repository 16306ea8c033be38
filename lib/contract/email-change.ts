import { z } from 'zod'

/*
 * Change of an email by a link to the new mailbox (our extension of the login service). `POST updateProfile`
 * with the code of the link carries it out.
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

/** Body of `POST emailChange/link`, which only reads. */
export const emailLinkBodySchema = z.object({ ...OWNER, code: emailLinkCodeSchema })

/** A change that waits for its confirmation; times are ISO 8601. */
const emailChangeSchema = z.object({
  email: z.string(),
  requestedAt: z.string(),
  expiresAt: z.string(),
  /** How many links may still be sent today. */
  sendsLeft: z.number().int().min(0),
})

export type EmailChange = z.infer<typeof emailChangeSchema>

/** Response of every call but `link`: the change that waits, if there is one. */
export const emailChangeAnswerSchema = z.object({ change: emailChangeSchema.optional() })

/**
 * Response of `link`. `done`: the change was made by it. `foreign`: it belongs to another user. `unknown`: it
 * was replaced by a later one, cancelled, or never sent. `email` where it is the user's own link.
 */
export const emailLinkSchema = z.object({
  state: z.enum(['open', 'done', 'expired', 'foreign', 'unknown']),
  email: z.string().optional(),
})

export type EmailLink = z.infer<typeof emailLinkSchema>
