import { AccountClosure, type AccountClosureProps } from '@/components/account/account-closure'
import { Preferences } from '@/components/account/preferences/preferences'
import type { PreferencesProps } from '@/components/account/preferences/preferences-props'
import { ConsentSettingsButton } from '@/components/consent/consent-settings-button'
import { getSettings } from '@/lib/config/env.server'
import { getTranslator } from '@/lib/i18n/translator'

type Props = Omit<PreferencesProps, 'closure' | 'cookieSettings' | 'now'> & {
  closure: Pick<AccountClosureProps, 'isAsking' | 'isRecent' | 'open'>
}

/** The preferences with the cookie categories that this deployment asks consent for. */
export const PreferencesContent = ({ closure, ...preferences }: Props) => {
  const { locale, hidden, data } = preferences
  return (
    <Preferences
      {...preferences}
      now={Date.now()}
      closure={<AccountClosure {...{ locale, hidden }} closesOn={data.closesOn} {...closure} />}
      cookieSettings={
        getSettings().TAG_MANAGER_URL !== undefined && (
          <ConsentSettingsButton label={getTranslator(locale, 'consent')('settings')} />
        )
      }
    />
  )
}
