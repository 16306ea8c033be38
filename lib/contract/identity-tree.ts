import { z } from 'zod'

/**
 * A callback: one question of an authentication tree. Outputs and inputs are name/value pairs; the client
 * only fills input values.
 */
export const treeCallbackSchema = z.looseObject({
  type: z.string(),
  output: z.array(z.object({ name: z.string(), value: z.unknown() })).default([]),
  input: z.array(z.object({ name: z.string(), value: z.unknown() })).optional(),
})

export type TreeCallback = z.infer<typeof treeCallbackSchema>

/** A step that the client has to fill; `authId` is opaque and the whole object is posted back. */
export const treeStepSchema = z.looseObject({
  authId: z.string(),
  callbacks: z.array(treeCallbackSchema),
})

export type TreeStep = z.infer<typeof treeStepSchema>

/** A completed tree: a session at the identity provider, whose id is also the value of its cookie. */
const treeSuccessSchema = z.looseObject({ tokenId: z.string().min(1) })

export const treeAnswerSchema = z.union([treeStepSchema, treeSuccessSchema])

export type TreeAnswer = z.infer<typeof treeAnswerSchema>

/** A tree that ended without a session (401, in older releases 400). */
export const treeFailureSchema = z.object({
  message: z.string().default(''),
  detail: z.object({ errorCode: z.string().optional() }).optional(),
})

/** One element of a callback's `failedPolicies`, serialized as a JSON string. */
export const failedPolicySchema = z.object({
  policyRequirement: z.string(),
  params: z.record(z.string(), z.unknown()).optional(),
})

export type FailedPolicy = z.infer<typeof failedPolicySchema>
