import { Pagination } from '@/components/page/pagination'
import { Badge } from '@/components/ui/badge'
import { levelName } from '@/lib/catalogue/level-name'
import type { MemberLevel } from '@/lib/contract/commerce/qualification/member-level'
import { formatDate } from '@/lib/format/date'
import { FACT_SEPARATOR } from '@/lib/format/join-facts'
import { getTranslator } from '@/lib/i18n/translator'
import type { ColleaguesData } from '@/lib/qualifications/load-colleagues.server'
import { endingState } from '@/lib/qualifications/qualification-state'
import { colleaguesPath } from '@/lib/site/qualification-paths'
import type { Locale } from '@/lib/site/sites'

type Props = {
  locale: Locale
  data: ColleaguesData
  /** Epoch milliseconds. */
  now: number
}

/** Who holds which level in an organization, and until when, for its administrators. */
export function Colleagues({ locale, data, now }: Props) {
  const { organisation, list } = data
  const t = getTranslator(locale, 'qualifications')
  return (
    <>
      <p className="mt-3 max-w-prose">{t('colleagues.text')}</p>
      <p className="mt-4 max-w-prose">{countText(locale, data)}</p>
      <ul className="mt-6 max-w-prose divide-y divide-line border-y border-line empty:hidden">
        {list.members.map(member => (
          <li key={member.id} className="py-3">
            <Colleague {...{ locale, member, now }} />
          </li>
        ))}
      </ul>
      <Pagination
        locale={locale}
        page={list.pagination.currentPage + 1}
        pages={list.pagination.totalPages}
        hrefOf={other => colleaguesPath(locale, organisation.uid, other)}
      />
    </>
  )
}

/** How many members there are. */
function countText(locale: Locale, { organisation: { name }, list: { pagination } }: ColleaguesData) {
  const t = getTranslator(locale, 'qualifications')
  const { totalResults: count } = pagination
  return count === 0 ? t('colleagues.none', { name }) : t('colleagues.count', { count })
}

function Colleague({ locale, member, now }: Pick<Props, 'locale' | 'now'> & { member: MemberLevel }) {
  const t = getTranslator(locale, 'qualifications')
  const { name, level, validUntil } = member
  const state = endingState(locale, member, now)
  const until = validUntil && formatDate(locale, validUntil)
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-semibold wrap-anywhere">{name}</span>
        {state !== undefined && (
          <Badge tone={state === 'expired' ? 'danger' : 'warm'}>{t(`states.${state}.name`)}</Badge>
        )}
      </p>
      <p className="text-muted">
        {level === undefined ? t('colleagues.notKnown') : levelName(locale, level)}
        {until && `${FACT_SEPARATOR}${t('until', { date: until })}`}
      </p>
    </>
  )
}
