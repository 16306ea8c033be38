import { DataCopy } from '@/components/account/data-copy'
import { SectionsGuard } from '@/components/form/sections-guard'
import { leaveDialogTexts } from '@/lib/i18n/leave-dialog-texts'
import { getTranslator } from '@/lib/i18n/translator'
import { shownAgain } from '@/lib/preferences/rejected-section'
import { ConsentHistoryList } from './consent-history'
import { PreferenceSection } from './preference-section'
import type { PreferencesProps } from './preferences-props'
import { ServiceMessages } from './service-messages'
import { SettingsSections } from './settings-sections'
import { TopicsForm } from './topics-form'

const SECTIONS_ID = 'preference-sections'

/** Email topics, store settings and the user's data (pages: Preferences). */
export function Preferences(props: PreferencesProps) {
  const { locale, data, hidden, rejected, cookieSettings, closure } = props
  const { topics, history } = data
  const t = getTranslator(locale, 'preferences')
  return (
    <>
      <p className="mt-3 max-w-prose text-lg">{t('text')}</p>
      <div id={SECTIONS_ID}>
        <PreferenceSection
          locale={locale}
          section="topics"
          away={topics === undefined ? t('topics.away') : undefined}
        >
          <TopicsForm {...{ locale, hidden }} {...shownAgain(rejected, 'topics')} topics={topics ?? []} />
        </PreferenceSection>
        <ConsentHistoryList {...{ locale, history, topics }} />
        <ServiceMessages locale={locale} />
        <SettingsSections {...props} />
      </div>
      <SectionsGuard areaId={SECTIONS_ID} texts={leaveDialogTexts(locale, 'section')} />
      {cookieSettings && (
        <>
          <h2 className="mt-10">{getTranslator(locale, 'consent')('title')}</h2>
          <p className="mt-2 max-w-prose">{t('cookiesText')}</p>
          <p className="mt-2 font-semibold text-link underline underline-offset-4">{cookieSettings}</p>
        </>
      )}
      <DataCopy locale={locale} />
      {closure}
    </>
  )
}
