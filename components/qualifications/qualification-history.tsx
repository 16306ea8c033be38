import type { Qualification } from '@/lib/contract/commerce/qualification/qualification'
import { formatDate } from '@/lib/format/date'
import { getTranslator } from '@/lib/i18n/translator'
import { eventState } from '@/lib/qualifications/qualification-state'
import { reasonText } from '@/lib/qualifications/qualification-texts'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; qualification: Qualification }

/** What has happened to an evidence, with what was decided and said. */
export function QualificationHistory({ locale, qualification: { history } }: Props) {
  const t = getTranslator(locale, 'qualifications')
  return (
    <section>
      <h2>{t('history')}</h2>
      <ol className="mt-4 max-w-prose space-y-3">
        {history.map(({ status, at, reason, note }) => (
          <li key={`${at} ${status}`} className="border-l-4 border-line pl-4">
            <p>
              <strong>{t(`states.${eventState(status)}.name`)}</strong>, {formatDate(locale, at) ?? at}
            </p>
            {[reasonText(locale, reason), note].map(
              text =>
                text !== undefined && (
                  <p key={text} className="wrap-anywhere">
                    {text}
                  </p>
                ),
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
