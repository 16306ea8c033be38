import type { MessageKey } from './catalogue'
import { NOTIFICATIONS, type NotificationStatus } from './notification'

/** A message of the catalogue on its way in an address. */
type NamedNotification = {
  message: MessageKey
  status?: NotificationStatus
  /** Letters, digits, `_`, `-` and `.`; bound to the message. */
  showOncePerSessionNotificationId?: string
}

/** A notification whose words our server vouches for (`signNotification`). */
export type SignedNotification = { signed: string }

export type AddressedNotification = NamedNotification | SignedNotification

/** The list as it stands in an address: JSON, which has only ASCII here, in base64url. */
const encode = (list: readonly AddressedNotification[]): string =>
  btoa(JSON.stringify(list)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

/**
 * An address of ours, path with query, that tells something to whoever is sent there: on a public page by its
 * script, on a personal one without script too. It replaces what the address had to tell before.
 */
export function withNotification(href: string, ...list: readonly AddressedNotification[]): string {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(href) ?? []
  const parameters = new URLSearchParams(query)
  parameters.set(NOTIFICATIONS, encode(list))
  return `${path}?${parameters}${hash}`
}
