import { Pagination } from '@/components/page/pagination'
import { Card } from '@/components/ui/card'
import { DescriptionList } from '@/components/ui/description-list'
import type { AssistedLog } from '@/lib/contract/commerce/assisted-service'
import { formatMoment } from '@/lib/format/date'
import { joinFacts } from '@/lib/format/join-facts'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'
import { supportEntriesPath, supportLogPath } from '@/lib/site/support-paths'
import { changedResource } from '@/lib/support/changed-resource'
import { type AskedLog, supportLogAddress } from '@/lib/support/log-address'
import { LogFilters } from './log-filters'

type Props = { locale: Locale; asked: AskedLog; log: AssistedLog }

/** Who acted as whom, why, when, and what was written, the latest first (pages: Support login). */
export function SupportLog({ locale, asked, log: { sessions, pagination } }: Props) {
  const t = getTranslator(locale, 'support')
  const { totalResults } = pagination
  const isAll = asked.search === undefined && Object.keys(asked.filters).length === 0
  if (totalResults === 0 && isAll) return <p className="mt-6">{t('log.none')}</p>
  return (
    <>
      <div className="mt-6">
        <LogFilters {...{ locale, asked }} />
      </div>
      <p className="mt-6 flex flex-wrap gap-x-6 gap-y-1" role="status">
        <span>{totalResults === 0 ? t('log.noMatch') : t('log.found', { count: totalResults })}</span>
        {!isAll && (
          <a href={supportLogPath(locale)} className="inline-block py-1">
            {t('log.showAll')}
          </a>
        )}
      </p>
      <ul className="mt-6 space-y-4 empty:hidden">
        {sessions.map(session => (
          <li key={session.id}>
            <Card>
              <h2 className="mb-3 text-xl wrap-anywhere">{session.customer.name}</h2>
              <DescriptionList descriptions={factsOf(locale, session)} isInCard />
              <p className="mt-3">
                <a href={supportEntriesPath(locale, session.id)} className="inline-block py-1">
                  {t('log.ofSession')}
                </a>
              </p>
            </Card>
          </li>
        ))}
      </ul>
      <Pagination
        locale={locale}
        page={asked.page}
        pages={pagination.totalPages}
        hrefOf={page => supportLogAddress.build(locale, { ...asked, page })}
      />
    </>
  )
}

function factsOf(
  locale: Locale,
  { agent, reasonCode, reason, ticket, started, ended, writes, totalWrites }: AssistedLog['sessions'][number],
) {
  const t = getTranslator(locale, 'support')
  return [
    { term: t('log.agent'), description: agent.name },
    { term: t('log.reason'), description: t(`reasons.${reasonCode}`) },
    ...(reason === '' ? [] : [{ term: t('log.need'), description: reason }]),
    { term: t('log.ticket'), description: ticket },
    { term: t('log.started'), description: formatMoment(locale, started) },
    { term: t('log.ended'), description: ended === undefined ? t('log.open') : formatMoment(locale, ended) },
    {
      term: t('log.changes'),
      description:
        writes.length === 0 ? (
          t('log.noChanges')
        ) : (
          <ul className="space-y-1">
            {totalWrites > writes.length && <li>{t('log.more', { count: totalWrites - writes.length })}</li>}
            {writes.map(({ method, path, at }) => (
              <li key={`${at} ${method} ${path}`} className="wrap-anywhere">
                {joinFacts([formatMoment(locale, at), changedResource(locale, path)])}{' '}
                <code>{`${method} ${path}`}</code>
              </li>
            ))}
          </ul>
        ),
    },
  ]
}
