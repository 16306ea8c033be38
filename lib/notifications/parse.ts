import { z } from 'zod'
import { QUERY_NOTIFICATIONS_MAX, QUERY_NOTIFICATIONS_MAX_UNITS } from '@/lib/config/limits'
import { type MessageKey, toMessageKey } from './catalogue'
import { type NotificationStatus, toStatus } from './notification'

/**
 * One entry of an address's list. The words are ours in both cases: by key of the catalogue, or under our
 * seal.
 */
export type ParsedNotification =
  | { kind: 'named'; message: MessageKey; status: NotificationStatus; onceId: string | undefined }
  | { kind: 'signed'; signed: string }

/**
 * `faulty`: what came was no list at all; entries that merely say nothing of ours are dropped without a word.
 */
export type ParsedList = { entries: readonly ParsedNotification[]; faulty: boolean }

const NOTHING: ParsedList = { entries: [], faulty: false }
const FAULTY: ParsedList = { entries: [], faulty: true }

/** Neither a comma nor anything else that means something where ids are kept. */
const ONCE_ID = /^[\w.-]{1,64}$/

const SIGNED = z.object({ signed: z.string().regex(/^[\w.-]+$/) })

// Only these fields count: `isHtml` and `onClose` of an address mean nothing.
const NAMED = z.object({
  message: z.unknown(),
  status: z.unknown().optional(),
  showOncePerSessionNotificationId: z.unknown().optional(),
})

/**
 * Reads the list that an address brings along (spec §3): JSON, plain or in base64. Free text is dropped, an
 * unknown status is INFO, and no more than the first few entries that say something are taken.
 */
export function parseNotifications(value: string | null | undefined): ParsedList {
  if (value === null || value === undefined || value === '') return NOTHING
  if (value.length > QUERY_NOTIFICATIONS_MAX_UNITS) return FAULTY
  const list = z.array(z.unknown()).safeParse(decode(value))
  if (!list.success) return FAULTY
  const entries = list.data.map(toEntry).filter(entry => entry !== undefined)
  return { entries: entries.slice(0, QUERY_NOTIFICATIONS_MAX), faulty: false }
}

function toEntry(value: unknown): ParsedNotification | undefined {
  const signed = SIGNED.safeParse(value)
  if (signed.success) return { kind: 'signed', signed: signed.data.signed }
  const named = NAMED.safeParse(value)
  const message = toMessageKey(named.data?.message)
  if (named.data === undefined || message === undefined) return undefined
  const { status, showOncePerSessionNotificationId: id } = named.data
  // Bound to the message: closing what a stranger's link has shown must not silence another message.
  const onceId = typeof id === 'string' && ONCE_ID.test(id) ? `${message}.${id}` : undefined
  return { kind: 'named', message, status: toStatus(status), onceId }
}

/** The value behind the encoding; undefined for anything broken. */
function decode(value: string): unknown {
  try {
    return JSON.parse(value.trimStart().startsWith('[') ? value : fromBase64(value))
  } catch {
    return undefined
  }
}

/** @throws DOMException or TypeError for what is no base64 (of either alphabet) of UTF-8 text */
function fromBase64(value: string): string {
  const bytes = atob(value.replaceAll('-', '+').replaceAll('_', '/').replaceAll(' ', '+'))
  return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes, byte => byte.charCodeAt(0)))
}
