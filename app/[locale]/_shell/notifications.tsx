import { headers } from 'next/headers'
import { NotificationArea } from '@/components/notifications/notification-area'
import { Banner, type BannerTone } from '@/components/ui/banner'
import { Markup } from '@/components/ui/markup'
import { getTranslator } from '@/lib/i18n/translator'
import { readHandedOver } from '@/lib/notifications/handed-over.server'
import { loadNotifications } from '@/lib/notifications/load.server'
import type { NotificationStatus } from '@/lib/notifications/notification'
import { readSession } from '@/lib/session/session.server'
import type { Locale } from '@/lib/site/sites'

const TONES: Readonly<Record<NotificationStatus, BannerTone>> = {
  SUCCESS: 'success',
  ERROR: 'error',
  PENDING: 'info',
  INFO: 'info',
}

/**
 * The live region for notifications that come up while the page is open. The page itself contains no
 * notification.
 */
export function Notifications({ locale }: { locale: Locale }) {
  const t = getTranslator(locale, 'notifications')
  return (
    <NotificationArea
      words={{
        close: t('close'),
        status: {
          SUCCESS: t('status.SUCCESS'),
          ERROR: t('status.ERROR'),
          PENDING: t('status.PENDING'),
          INFO: t('status.INFO'),
        },
      }}
    />
  )
}

/**
 * Notifications that the address of a personal page names: rendered for visitors without script, handed to
 * the client script otherwise.
 */
export async function UrlNotifications({ locale }: { locale: Locale }) {
  const arrived = readHandedOver(await headers())
  if (arrived === undefined) return null
  const t = getTranslator(locale, 'notifications')
  // It sets the user of the request; a notification that was signed for another one is not shown.
  await readSession()
  const list = await loadNotifications(arrived, locale)
  return (
    <div data-url-notifications={JSON.stringify(list)} className="unless-scripted column">
      {list.map(({ message, status, isHtml }) => (
        <div key={message} className="mt-4">
          <Banner tone={TONES[status]} toneLabel={t(`status.${status}`)} announce="none">
            {isHtml ? <Markup html={message} /> : <p>{message}</p>}
          </Banner>
        </div>
      ))}
    </div>
  )
}
