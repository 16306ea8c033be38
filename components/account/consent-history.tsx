import type { ConsentHistory } from '@/lib/contract/commerce/consent'
import { formatDate } from '@/lib/format/date'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; history: ConsentHistory['consents'] }

/** When the user agreed to marketing messages and when they unsubscribed, the newest first. */
export function ConsentHistoryList({ locale, history }: Props) {
  const t = getTranslator(locale, 'account')
  const changes = history.flatMap(({ consentGivenDate, consentWithdrawnDate }) => [
    ...(consentWithdrawnDate === undefined
      ? []
      : [{ key: `-${consentWithdrawnDate}`, text: 'withdrawn' as const, date: consentWithdrawnDate }]),
    { key: `+${consentGivenDate}`, text: 'given' as const, date: consentGivenDate },
  ])
  if (changes.length === 0) return null
  return (
    <details className="mt-4 max-w-prose">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">{t('preferences.history')}</summary>
      <ol className="mt-1 list-disc space-y-1 pl-6">
        {changes.map(({ key, text, date }) => (
          <li key={key}>{t(`preferences.${text}`, { date: formatDate(locale, date) ?? date })}</li>
        ))}
      </ol>
    </details>
  )
}
