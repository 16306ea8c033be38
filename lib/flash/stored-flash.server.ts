import 'server-only'
import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { IDLE_TIMEOUT_SECONDS } from '@/lib/config/limits'
import { withParameter } from '@/lib/site/address-parameters'
import { FLASH_PARAMETER } from '@/lib/site/page-parameters'
import { sharedState } from '@/lib/state/shared-state.server'
import { readStored } from '@/lib/state/state'
import type { Flash } from './flash'

/** As long as a user may be idle without signing in again. */
const KEPT_SECONDS = IDLE_TIMEOUT_SECONDS

/** `flash` is checked by the schema of the page that reads it. */
const STORED = z.object({ id: z.string().optional(), flash: z.unknown() })

const keyOf = (owner: string): string => `flash/${owner}`

/**
 * Stores a flash that does not fit into an address, and returns the address of the page that shows it, to its
 * owner only.
 * @param owner key of the user or of the cart
 */
export async function storedFlashAddress(owner: string, page: string, flash: Flash): Promise<string> {
  const id = randomBytes(8).toString('base64url')
  await sharedState().set(keyOf(owner), JSON.stringify({ id, flash }), KEPT_SECONDS)
  return withParameter(page, FLASH_PARAMETER, id)
}

/** Stores a flash for the next page of its owner that reads it, whatever its address. */
export async function storeNextFlash(owner: string, flash: Flash): Promise<void> {
  await sharedState().set(keyOf(owner), JSON.stringify({ flash }), KEPT_SECONDS)
}

/**
 * The stored flash of a page.
 * @param id value of the page's parameter `flash`; a flash for the next page has no id and is shown once
 */
export async function readStoredFlash<F extends Flash>(
  owner: string,
  id: unknown,
  schema: z.ZodType<F>,
): Promise<F | undefined> {
  const stored = readStored(await sharedState().get(keyOf(owner)), STORED)
  const flash = schema.safeParse(stored?.flash)
  if (stored === undefined || !flash.success || (stored.id !== undefined && stored.id !== id))
    return undefined
  if (stored.id === undefined) await dropStoredFlash(owner)
  return flash.data
}

/** Deletes a stored flash that has been shown or is no longer true. */
export const dropStoredFlash = (owner: string): Promise<void> => sharedState().delete(keyOf(owner))
