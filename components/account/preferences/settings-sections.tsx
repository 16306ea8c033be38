import { getTranslator } from '@/lib/i18n/translator'
import { shownAgain } from '@/lib/preferences/rejected-section'
import type { PreferenceSection as Section } from '@/lib/preferences/sections'
import { DatesForm } from './dates-form'
import { InterestsForm } from './interests-form'
import { PreferenceSection } from './preference-section'
import type { PreferencesProps } from './preferences-props'
import { SiteForm } from './site-form'
import { WarningForm } from './warning-form'

type Props = Pick<PreferencesProps, 'locale' | 'data' | 'hidden' | 'rejected' | 'now'>

/** The sections with settings that are shared by all sites: site, dates, interests and sign-out warning. */
export function SettingsSections({ locale, data, hidden, rejected, now }: Props) {
  const { settings = {}, areas } = data
  const away = data.settings === undefined ? getTranslator(locale, 'preferences')('away') : undefined
  const form = <S extends Section>(section: S) => ({
    ...{ locale, hidden, settings },
    ...shownAgain(rejected, section),
  })
  return (
    <>
      <PreferenceSection {...{ locale, away }} section="site">
        <SiteForm {...form('site')} />
      </PreferenceSection>
      <PreferenceSection {...{ locale, away }} section="dates">
        <DatesForm {...form('dates')} now={now} />
      </PreferenceSection>
      <PreferenceSection {...{ locale, away }} section="interests">
        <InterestsForm {...form('interests')} areas={areas} />
      </PreferenceSection>
      <PreferenceSection {...{ locale, away }} section="warning">
        <WarningForm {...form('warning')} />
      </PreferenceSection>
    </>
  )
}
