import { NOTIFICATIONS_PARAMETER } from '../site/page-parameters.ts'
import type { MessageKey } from './catalogue.ts'
import type { NotificationStatus } from './notification.ts'

/** A notification with a message of the catalogue, as encoded in an address. */
type NamedNotification = {
  message: MessageKey
  status?: NotificationStatus
  /** Letters, digits, `_`, `-` and `.`; bound to the message. */
  showOncePerSessionNotificationId?: string
}

/** A notification with a text that our server has signed (`signNotification`). */
export type SignedNotification = { signed: string }

export type AddressedNotification = NamedNotification | SignedNotification

/** The list as encoded in an address: JSON, which contains only ASCII here, in base64url. */
const encode = (list: readonly AddressedNotification[]): string =>
  btoa(JSON.stringify(list)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

/**
 * An address of ours (path with query) with notifications. A public page shows them by script, a personal
 * page also without one. They replace the notifications that the address had before.
 */
export function withNotification(href: string, ...list: readonly AddressedNotification[]): string {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(href) ?? []
  const parameters = new URLSearchParams(query)
  parameters.set(NOTIFICATIONS_PARAMETER, encode(list))
  return `${path}?${parameters}${hash}`
}
