import 'server-only'
import { decode, encode } from 'next-auth/jwt'
import type { z } from 'zod'

/** What a sealed value is for. Each purpose has a key of its own, so no value can be used in another's place. */
export type SealPurpose = 'session' | 'tokens' | 'oidc' | 'notice' | 'end-session' | 'registered' | 'username'

/** Sets the keys apart from those of any other application that was given the same secret. */
const saltOf = (purpose: SealPurpose): string => `assessments-store:${purpose}`

type SealKey = { secret: string; purpose: SealPurpose }

/** Encrypts a record as a JWE that expires after `maxAge` seconds. */
export const seal = (
  content: Record<string, unknown>,
  { secret, purpose, maxAge }: SealKey & { maxAge: number },
): Promise<string> => encode({ token: content, secret, salt: saltOf(purpose), maxAge })

/** Decrypts and checks a sealed value; undefined for anything forged, foreign, expired or of another shape. */
export async function unseal<T>(
  value: string | undefined,
  { secret, purpose }: SealKey,
  schema: z.ZodType<T>,
): Promise<T | undefined> {
  if (value === undefined) return undefined
  const content = await decode({ token: value, secret, salt: saltOf(purpose) }).catch(() => undefined)
  const parsed = schema.safeParse(content)
  return parsed.success ? parsed.data : undefined
}
