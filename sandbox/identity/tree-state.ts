import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { Clock } from '../clock.ts'

/** A step must be answered within this time. */
const STEP_SECONDS = 300

const HEADER = Buffer.from(JSON.stringify({ typ: 'JWT', alg: 'HS256' })).toString('base64url')

const claimsSchema = z.object({ authIndexValue: z.string(), exp: z.number(), passed: z.string().optional() })

type TreeStateVerdict =
  | { kind: 'expired' }
  | { kind: 'invalid' }
  | { kind: 'valid'; passed: string | undefined }

export type TreeState = {
  /** @param passed account that has passed the pages so far */
  issue(tree: string, passed?: string): string
  judge(authId: string, tree: string): TreeStateVerdict
}

/** The `authId` of a step: a signed JWT that names the tree and ends by the sandbox's clock. */
export const createTreeState = (secret: string, clock: Clock): TreeState => {
  const sign = (text: string) => createHmac('sha256', secret).update(text).digest()
  const seconds = () => Math.floor(clock.now() / 1000)
  return {
    issue: (tree, passed) => {
      const claims = { authIndexValue: tree, iat: seconds(), exp: seconds() + STEP_SECONDS, passed }
      const text = `${HEADER}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}`
      return `${text}.${sign(text).toString('base64url')}`
    },
    judge: (authId, tree) => {
      const [header = '', payload = '', signature = ''] = authId.split('.')
      const expected = sign(`${header}.${payload}`)
      const actual = Buffer.from(signature, 'base64url')
      if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return { kind: 'invalid' }
      const claims = claimsSchema.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString()))
      if (!claims.success || claims.data.authIndexValue !== tree) return { kind: 'invalid' }
      const { exp, passed } = claims.data
      return exp > seconds() ? { kind: 'valid', passed } : { kind: 'expired' }
    },
  }
}
