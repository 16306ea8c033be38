import { z } from 'zod'
import { QUERY_NOTIFICATIONS_MAX, QUERY_NOTIFICATIONS_MAX_UNITS } from '@/lib/config/limits'
import { type MessageKey, toMessageKey } from './catalogue'
import { type NotificationStatus, toStatus } from './notification'

/** One entry of an address's list. The text is ours in both cases: by key of the catalogue, or signed. */
export type ParsedNotification =
  | { kind: 'named'; message: MessageKey; status: NotificationStatus; onceId: string | undefined }
  | { kind: 'signed'; signed: string }

/** `faulty`: the value is not a list at all. Entries that contain nothing valid are dropped silently. */
export type ParsedList = { entries: readonly ParsedNotification[]; faulty: boolean }

const NOTHING: ParsedList = { entries: [], faulty: false }
const FAULTY: ParsedList = { entries: [], faulty: true }

/** No comma or other character with a meaning where the ids are stored. */
const ONCE_ID = /^[\w.-]{1,64}$/

const SIGNED = z.object({ signed: z.string().regex(/^[\w.-]+$/) })

// Only these fields are read: `isHtml` and `onClose` of an address are ignored.
const NAMED = z.object({
  message: z.unknown(),
  status: z.unknown().optional(),
  showOncePerSessionNotificationId: z.unknown().optional(),
})

/**
 * Parses the list of an address (spec §3): JSON, plain or in base64. Free text is dropped, an unknown status
 * becomes INFO, and only the first few valid entries are taken.
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
  // Bound to the message: closing a notification from a third party's link must not suppress another message.
  const onceId = typeof id === 'string' && ONCE_ID.test(id) ? `${message}.${id}` : undefined
  return { kind: 'named', message, status: toStatus(status), onceId }
}

/** The decoded value; undefined if it is broken. */
function decode(value: string): unknown {
  try {
    return JSON.parse(value.trimStart().startsWith('[') ? value : fromBase64(value))
  } catch {
    return undefined
  }
}

/**
 * @throws DOMException or TypeError for input that is not base64 (of either alphabet) of UTF-8 text
 */
function fromBase64(value: string): string {
  const bytes = atob(value.replaceAll('-', '+').replaceAll('_', '/').replaceAll(' ', '+'))
  return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes, byte => byte.charCodeAt(0)))
}
