import { AccountClosure, type AccountClosureProps } from '@/components/account/account-closure'
import { Preferences } from '@/components/account/preferences'
import { ConsentSettingsButton } from '@/components/consent/consent-settings-button'
import { getSettings } from '@/lib/config/env.server'
import { getTranslator } from '@/lib/i18n/translator'
import type { PreferencesContext } from '@/lib/prompts/preferences-context.server'
import { LOCALE_NAMES } from '@/lib/site/locale-names'
import type { Locale } from '@/lib/site/sites'

type Props = {
  locale: Locale
  preferences: PreferencesContext
  closure: Pick<AccountClosureProps, 'hidden' | 'isAsking' | 'isRecent'>
}

/**
 * The preferences with the names of the site and the cookie categories that this deployment asks consent for.
 */
export const PreferencesContent = ({ locale, preferences: { closesOn, ...preferences }, closure }: Props) => (
  <Preferences
    {...preferences}
    locale={locale}
    site={LOCALE_NAMES[locale]}
    closure={<AccountClosure {...{ locale, closesOn }} {...closure} />}
    cookieSettings={
      getSettings().TAG_MANAGER_URL !== undefined && (
        <ConsentSettingsButton label={getTranslator(locale, 'consent')('settings')} />
      )
    }
  />
)
