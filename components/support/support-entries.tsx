import { Pagination } from '@/components/page/pagination'
import type { AssistedEntries } from '@/lib/contract/commerce/assisted-service'
import { formatMoment } from '@/lib/format/date'
import { joinFacts } from '@/lib/format/join-facts'
import { getMessages } from '@/lib/i18n/messages'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'
import { supportEntriesPath } from '@/lib/site/support-paths'
import { changedResource } from '@/lib/support/changed-resource'

type Props = { locale: Locale; page: number; session: string | undefined; found: AssistedEntries }

type Entry = AssistedEntries['entries'][number]

/** What agents did, one by one: who, for whom, when (pages: Support login). */
export function SupportEntries({ locale, page, session, found: { entries, pagination } }: Props) {
  const t = getTranslator(locale, 'support')
  if (pagination.totalResults === 0) return <p className="mt-6">{t('log.none')}</p>
  return (
    <>
      <p className="mt-6" role="status">
        {t('log.entries', { count: pagination.totalResults })}
      </p>
      <ul className="mt-4 divide-y divide-line empty:hidden">
        {numbered(entries).map(({ number, entry }) => (
          <li key={number} className="py-3 wrap-anywhere">
            <p>{sentenceOf(locale, entry)}</p>
            <p className="mt-1 text-sm text-muted">
              {joinFacts([formatMoment(locale, entry.at), entry.agent.name, entry.customer?.name])}
            </p>
          </li>
        ))}
      </ul>
      <Pagination
        locale={locale}
        page={page}
        pages={pagination.totalPages}
        hrefOf={other => supportEntriesPath(locale, session, other)}
      />
    </>
  )
}

/** Entries have no code of their own, and several can be alike. */
const numbered = (entries: readonly Entry[]) => entries.map((entry, number) => ({ number, entry }))

function sentenceOf(locale: Locale, { kind, text, hits = 0 }: Entry): string {
  const by: Readonly<Record<string, string>> = getMessages(locale).support.log.by
  const part = kind === 'write' ? changedResource(locale, text.split(' ')[1] ?? '') : undefined
  const shown = part === undefined ? text : `${part} · ${text}`
  return getTranslator(locale, 'support')(`log.kinds.${kind}`, { text: shown, hits, by: by[text] ?? text })
}
