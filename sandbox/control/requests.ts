import { z } from 'zod'
import { FAULT_ACTIONS } from '../http/faults.ts'
import { SERVICE_NAMES } from '../http/service.ts'

/**
 * What the control service accepts; unknown members are refused so that a typing error cannot pass for a
 * fault.
 */
export const resetSchema = z.strictObject({ scenario: z.literal('default').optional() })

export const clockSchema = z.union([
  z.strictObject({ advanceSeconds: z.number() }),
  z.strictObject({ set: z.iso.datetime() }),
])

const isPattern = (path: string): boolean => {
  try {
    return new RegExp(path).source !== ''
  } catch {
    return false
  }
}

/** What Node.js can send as a header; anything else would end the process that tries. */
const headerName = z.string().regex(/^[\w!#$%&'*+.^`|~-]+$/)
const headerValue = z.string().regex(/^[\t\x20-\x7e\x80-\xff]*$/)

export const faultSchema = z.strictObject({
  service: z.enum(SERVICE_NAMES).exclude(['control']),
  method: z.string().optional(),
  path: z
    .string()
    .min(1)
    .refine(path => !path.startsWith('^') || isPattern(path), 'not a regular expression'),
  status: z.number().int().min(200).max(599).optional(),
  delayMs: z.number().int().min(0).optional(),
  body: z.unknown().optional(),
  contentType: headerValue.optional(),
  headers: z.record(headerName, headerValue).optional(),
  action: z.enum(FAULT_ACTIONS).optional(),
  times: z.number().int().min(1).optional(),
})

/** Facts of a new user. `facts` holds, by service name, what other services should know about the person. */
export const userSchema = z.strictObject({
  id: z.string().min(1).optional(),
  username: z.string().min(1),
  givenName: z.string().min(1),
  familyName: z.string().min(1),
  email: z.union([z.literal(''), z.string().min(3)]),
  password: z.string().min(1).optional(),
  marketing: z.boolean().default(false),
  permanentlyLocked: z.boolean().default(false),
  facts: z.record(z.string(), z.unknown()).default({}),
})
