import type { ReactNode } from 'react'
import { DescriptionList } from '@/components/ui/description-list'
import type { ConsentHistory } from '@/lib/contract/commerce/consent'
import { displayName } from '@/lib/format/display-name'
import { getTranslator } from '@/lib/i18n/translator'
import { getSite, type Locale } from '@/lib/site/sites'
import { ConsentHistoryList } from './consent-history'
import { DataCopy } from './data-copy'
import { MessageChoice, type MessageChoiceProps } from './message-choice'

type Props = MessageChoiceProps & {
  /** Closing the account, the last part of the page. */
  closure: ReactNode
  /** Country and language of the site, in the site's own language. */
  site: { country: string; language: string }
  /** Consents given so far; undefined where they cannot be read now. */
  history: ConsentHistory['consents'] | undefined
  /** Button that opens the cookie settings, where there is something to choose. */
  cookieSettings: ReactNode
}

/** Consent to marketing messages, and the settings of the store (spec §2, Account menu). */
export function Preferences({ site, cookieSettings, closure, history = [], ...choice }: Props) {
  const { locale } = choice
  const t = getTranslator(locale, 'account')
  return (
    <>
      <p className="mt-3 max-w-prose text-lg">{t('preferences.text')}</p>
      <MessageChoice {...choice} />
      <ConsentHistoryList {...{ locale, history }} />
      <h2 className="mt-10">{t('preferences.always')}</h2>
      <p className="mt-2 max-w-prose">{t('preferences.alwaysText')}</p>
      <h2 className="mt-10">{t('preferences.store')}</h2>
      <div className="mt-4 max-w-prose">
        <DescriptionList
          descriptions={[
            { term: t('preferences.site'), description: site.country },
            { term: t('preferences.language'), description: site.language },
            { term: t('preferences.currency'), description: currencyName(locale) },
          ]}
        />
      </div>
      <p className="mt-4 max-w-prose">{t('preferences.storeText')}</p>
      {cookieSettings && (
        <>
          <h2 className="mt-10">{getTranslator(locale, 'consent')('title')}</h2>
          <p className="mt-2 max-w-prose">{t('preferences.cookiesText')}</p>
          <p className="mt-2 font-semibold text-link underline underline-offset-4">{cookieSettings}</p>
        </>
      )}
      <DataCopy locale={locale} />
      {closure}
    </>
  )
}

function currencyName(locale: Locale): string {
  const { currency, languageTag } = getSite(locale)
  return `${displayName(languageTag, 'currency', currency)} (${currency})`
}
