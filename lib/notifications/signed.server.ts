import 'server-only'
import { z } from 'zod'
import { QUERY_NOTIFICATION_MAX_CHARACTERS, SIGNED_NOTIFICATION_SECONDS } from '@/lib/config/limits'
import { seal, unseal } from '@/lib/crypto/seal.server'
import { sealKey } from '@/lib/crypto/seal-key.server'
import { currentRequest } from '@/lib/request/request-context'
import type { SignedNotification } from './address'
import { cleanMessage } from './clean-message'
import { NOTIFICATION_STATUSES, type Notification } from './notification'

const SIGNED = z.object({
  message: z.string().min(1),
  status: z.enum(NOTIFICATION_STATUSES),
  isHtml: z.boolean(),
  showOncePerSessionNotificationId: z.string().optional(),
  /** The only user whom it is shown to; of an anonymous sender, everybody. */
  user: z.string().optional(),
})

/**
 * Signs a notification with a text of our own for an address, valid for a short time only, so that third
 * parties can neither forge one nor pass ours on for long. That of a signed-in user is shown to this user
 * only: it may contain the name of a file or a cart, by which a user could show any text to another. It must
 * contain nothing that another reader of the address must not know.
 */
export async function signNotification(notification: Notification): Promise<SignedNotification> {
  const key = sealKey('notification')
  return {
    signed: await seal(
      { ...notification, user: currentRequest()?.user },
      { ...key, maxAge: SIGNED_NOTIFICATION_SECONDS },
    ),
  }
}

/**
 * The content of a signed notification, sanitized and short enough to show; undefined if it is forged,
 * expired, too long or of another user. Call it after the session of the request is read.
 */
export async function openSignedNotification(signed: string): Promise<Notification | undefined> {
  const opened = await unseal(signed, sealKey('notification'), SIGNED)
  if (opened === undefined) return undefined
  const { message, status, isHtml, showOncePerSessionNotificationId: id, user } = opened
  const reader = currentRequest()
  if (user !== undefined && reader !== undefined && user !== reader.user) return undefined
  const text = isHtml ? cleanMessage(message) : message
  if (text === '' || [...text].length > QUERY_NOTIFICATION_MAX_CHARACTERS) return undefined
  return {
    message: text,
    status,
    isHtml,
    ...(id === undefined ? {} : { showOncePerSessionNotificationId: `signed.${id}` }),
  }
}
