import 'server-only'
import { cache } from 'react'
import { z } from 'zod'
import { seal, unseal } from '@/lib/crypto/seal.server'
import { sealKey } from '@/lib/crypto/seal-key.server'

/** Longer than any page stays open; the sealed owner alone grants no access. */
const MARK_SECONDS = 30 * 24 * 60 * 60

const MARK = z.object({ user: z.string().min(1) })

export type FormOwner = z.infer<typeof MARK>

/**
 * Seals the id of the user for whom a form is rendered. If another user signs in in another tab, the form of
 * the first user is not saved for the second. Sealed once per page request, for all forms of the page.
 */
export const sealFormOwner = cache(
  (user: string): Promise<string> => seal({ user }, { ...sealKey('form-owner'), maxAge: MARK_SECONDS }),
)

/** Owner of a submitted form: undefined if the field is missing, `unknown` if the seal is not ours. */
export async function readFormOwner(mark: string | undefined): Promise<FormOwner | 'unknown' | undefined> {
  if (mark === undefined) return undefined
  return (await unseal(mark, sealKey('form-owner'), MARK)) ?? 'unknown'
}
