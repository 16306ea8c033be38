import type { ConsentedTagsProps } from '@/components/consent/consented-tags'
import type { SessionScriptProps } from '@/components/consent/session-script'
import { getSettings } from '@/lib/config/env.server'
import { getMessages } from '@/lib/i18n/messages'
import type { Locale } from '@/lib/site/sites'

export type Tags = { manager?: ConsentedTagsProps; sessionScript?: SessionScriptProps }

/** Third-party tags that this deployment configures; without any, the page contains nothing of them. */
export function tagsOf(locale: Locale): Tags {
  const settings = getSettings()
  const { TAG_MANAGER_URL: manager, SESSION_SCRIPT_URL: script, IDENTITY_CLIENT_ID: clientId } = settings
  const seconds = {
    expiry_threshold: settings.EXPIRY_THRESHOLD,
    inactivity_timeout: settings.INACTIVITY_TIMEOUT,
  }
  return {
    ...(manager !== undefined && {
      manager: { url: manager, locale, texts: getMessages(locale).consent },
    }),
    ...(script !== undefined && {
      sessionScript: { url: script, clientId, locale, settings: seconds },
    }),
  }
}
