import 'server-only'
import { getTranslator } from '@/lib/i18n/translator'
import { logger } from '@/lib/log/logger'
import type { Locale } from '@/lib/site/sites'
import { isFormRefusal } from './catalogue'
import type { Notification } from './notification'
import { type ParsedNotification, parseNotifications } from './parse'
import { openSignedNotification } from './signed.server'

/**
 * The notifications of an address, in the language of a site (spec §3). A list that cannot be read is logged
 * once (spec §8).
 */
export async function loadNotifications(
  value: string | null | undefined,
  locale: Locale,
): Promise<readonly Notification[]> {
  const { entries, faulty } = parseNotifications(value)
  if (faulty) logger.warn({ locale }, 'Error parsing notifications')
  const loaded = await Promise.all(entries.map(entry => toNotification(entry, locale)))
  return onceEach(loaded.filter(notification => notification !== undefined))
}

/** Removes duplicate messages. */
const onceEach = (list: readonly Notification[]): readonly Notification[] => [
  ...new Map(list.map(notification => [notification.message, notification])).values(),
]

async function toNotification(entry: ParsedNotification, locale: Locale): Promise<Notification | undefined> {
  if (entry.kind === 'signed') return openSignedNotification(entry.signed)
  const { message, status, onceId } = entry
  return {
    message: isFormRefusal(message)
      ? getTranslator(locale, 'errors')(`forms.${message}`)
      : getTranslator(locale, 'notifications')(`messages.${message}`),
    status,
    isHtml: false,
    ...(onceId === undefined ? {} : { showOncePerSessionNotificationId: onceId }),
  }
}
