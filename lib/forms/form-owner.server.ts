import 'server-only'
import { z } from 'zod'
import { seal, unseal } from '@/lib/crypto/seal.server'
import { sealKey } from '@/lib/crypto/seal-key.server'

/** Longer than any page stays open; the mark by itself lets nobody in. */
const MARK_SECONDS = 30 * 24 * 60 * 60

const MARK = z.object({ user: z.string().min(1) })

export type FormOwner = z.infer<typeof MARK>

/**
 * Marks a form as that of the user it was made for, readable to nobody. When somebody else signs in in
 * another tab, the first one's form is not saved for them.
 */
export const sealFormOwner = (user: string): Promise<string> =>
  seal({ user }, { ...sealKey('form-owner'), maxAge: MARK_SECONDS })

/** Whose form was sent: undefined where it does not say, `unknown` where the mark is none of ours. */
export async function readFormOwner(mark: string | undefined): Promise<FormOwner | 'unknown' | undefined> {
  if (mark === undefined) return undefined
  return (await unseal(mark, sealKey('form-owner'), MARK)) ?? 'unknown'
}
