import { Pagination } from '@/components/page/pagination'
import type { Organization } from '@/lib/contract/commerce/organization'
import type { MemberList } from '@/lib/contract/commerce/organization-member'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import type { ShownErrors } from '@/lib/forms/shown-errors'
import { getTranslator } from '@/lib/i18n/translator'
import { membersAddress } from '@/lib/organisation/members-address'
import type { ListQuery } from '@/lib/site/list-address'
import type { Locale } from '@/lib/site/sites'
import { Invitations } from './invitations'
import { InviteForm } from './invite-form'
import { PeopleSearch } from './people-search'
import { Person } from './person'

type Props = {
  locale: Locale
  account: Organization
  people: MemberList | undefined
  isAdministrator: boolean
  hidden: HiddenFieldValues
  rejected: { email: string; errors: ShownErrors } | undefined
  /** The page and the search that the address asks for. */
  asked: ListQuery
}

const HEADING_ID = 'people'

/** Who belongs to an organization; its administrators decide about it, others see whom to ask. */
export function People({ locale, account, people, isAdministrator, hidden, rejected, asked }: Props) {
  const t = getTranslator(locale, 'organisations')
  const { uid } = account
  const shown = people?.members.filter(({ administrator }) => isAdministrator || administrator)
  const address = membersAddress(uid)
  const listHref = address.build(locale, asked)
  return (
    <section aria-labelledby={HEADING_ID} className="mt-10">
      <h2 id={HEADING_ID} className="text-xl">
        {t(isAdministrator ? 'people.title' : 'people.administrators')}
      </h2>
      {shown === undefined && <p className="mt-2">{t('people.unavailable')}</p>}
      {!isAdministrator && shown !== undefined && (
        <p className="mt-2 max-w-prose">{t(shown.length === 0 ? 'people.noAdministrator' : 'people.ask')}</p>
      )}
      {isAdministrator && people !== undefined && <PeopleSearch {...{ locale, uid, people, asked }} />}
      <ul className="mt-3 divide-y divide-line border-y border-line empty:hidden">
        {shown?.map(person => (
          <li key={person.id} className="py-3">
            <Person {...{ locale, uid, person, isAdministrator, hidden, listHref }} />
          </li>
        ))}
      </ul>
      {people !== undefined && (
        <Pagination
          locale={locale}
          label={t('people.pages')}
          page={people.pagination.currentPage + 1}
          pages={people.pagination.totalPages}
          hrefOf={page => address.build(locale, { ...asked, page })}
        />
      )}
      {isAdministrator && <InviteForm {...{ locale, uid, hidden, rejected }} />}
      {isAdministrator && people !== undefined && people.invitations.length > 0 && (
        <Invitations {...{ locale, uid, hidden }} invitations={people.invitations} />
      )}
    </section>
  )
}
