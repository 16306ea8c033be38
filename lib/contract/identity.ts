import { z } from 'zod'
import { treeCallbackSchema } from './identity-tree.ts'

/**
 * Response of a completed tree (spec §7): the session's id, which is also the value of the session cookie.
 */
const treeSuccessAnswerSchema = z.strictObject({
  tokenId: z.string().min(1),
  successUrl: z.string(),
  realm: z.string().startsWith('/'),
})

export type TreeSuccessAnswer = z.infer<typeof treeSuccessAnswerSchema>

/** One step of a tree. The client fills `input` values and posts the whole object back. */
export const treeStepAnswerSchema = z.strictObject({
  authId: z.string().min(1),
  callbacks: z.array(treeCallbackSchema).min(1),
  stage: z.string().optional(),
  header: z.string().optional(),
})

export type TreeStepAnswer = z.infer<typeof treeStepAnswerSchema>

/** Error of a tree or session call; `errorCode` 110 means that the step has expired. */
export const identityErrorSchema = z.strictObject({
  code: z.number().int(),
  reason: z.string(),
  message: z.string(),
  detail: z.object({ errorCode: z.string().optional() }).optional(),
})

export type IdentityError = z.infer<typeof identityErrorSchema>

/** Response of the token endpoint; `expires_in` is seconds. */
export const tokenAnswerSchema = z.looseObject({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1).optional(),
  id_token: z.string().min(1),
  token_type: z.literal('Bearer'),
  expires_in: z.number().int().positive(),
  scope: z.string().optional(),
})

/** User info (spec §7). `pearsonUID` is the user's id in every other back end. */
export const userInfoSchema = z.looseObject({
  sub: z.string().min(1),
  pearsonUID: z.string().min(1),
  given_name: z.string(),
  family_name: z.string(),
  email: z.string(),
})

/** Response of `sessions/?_action=getSessionInfo`; times are ISO 8601. */
export const sessionInfoSchema = z.strictObject({
  username: z.string(),
  universalId: z.string(),
  realm: z.string(),
  latestAccessTime: z.iso.datetime(),
  maxIdleExpirationTime: z.iso.datetime(),
  maxSessionExpirationTime: z.iso.datetime(),
  properties: z.record(z.string(), z.string()),
})

export type SessionInfo = z.infer<typeof sessionInfoSchema>
