import { UnavailableNote } from '@/components/page/unavailable-note'
import {
  type ConsentHistory,
  type ConsentTemplate,
  MARKETING_TEMPLATE,
} from '@/lib/contract/commerce/consent'
import { formatMoment } from '@/lib/format/date'
import { getTranslator } from '@/lib/i18n/translator'
import { accountPath } from '@/lib/site/account-pages'
import type { Locale } from '@/lib/site/sites'

type Consent = ConsentHistory['consents'][number]

type Props = {
  locale: Locale
  /** Undefined if it cannot be loaded. */
  history: readonly Consent[] | undefined
  /** Undefined if their names cannot be loaded. */
  topics: readonly ConsentTemplate[] | undefined
}

const changesOf = ({ code, consentGivenDate: given, consentWithdrawnDate: withdrawn }: Consent) => [
  { key: `${code}+`, text: 'given' as const, date: given },
  ...(withdrawn === undefined ? [] : [{ key: `${code}-`, text: 'withdrawn' as const, date: withdrawn }]),
]

/** When the user agreed to which topic and when they unsubscribed, the newest change first. */
export function ConsentHistoryList({ locale, history, topics }: Props) {
  const t = getTranslator(locale, 'preferences')
  if (history?.length === 0) return null
  if (history === undefined || topics === undefined)
    return (
      <UnavailableNote
        locale={locale}
        text={t('history.away')}
        retryHref={accountPath(locale, 'preferences')}
        className="mt-4"
      />
    )
  const nameOf = ({ consentTemplateId = MARKETING_TEMPLATE }: Consent): string =>
    topics.find(({ id }) => id === consentTemplateId)?.name ?? t('history.earlierTopic')
  const changes = history
    .flatMap(consent => changesOf(consent).map(change => ({ ...change, topic: nameOf(consent) })))
    .toSorted((one, other) => Date.parse(other.date) - Date.parse(one.date))
  return (
    <details className="mt-4 max-w-prose">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">{t('history.title')}</summary>
      <ol className="mt-1 list-disc space-y-1 pl-6">
        {changes.map(({ key, text, date, topic }) => (
          <li key={key}>{t(`history.${text}`, { topic, date: formatMoment(locale, date) ?? date })}</li>
        ))}
      </ol>
    </details>
  )
}
