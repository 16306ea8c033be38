import type { Organization } from '@/lib/contract/commerce/organization'
import type { Member, MemberList } from '@/lib/contract/commerce/organization-member'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import type { ShownErrors } from '@/lib/forms/shown-errors'
import { getTranslator } from '@/lib/i18n/translator'
import { awaitsDecision } from '@/lib/organisation/awaits-decision'
import type { Locale } from '@/lib/site/sites'
import { Invitations } from './invitations'
import { InviteForm } from './invite-form'
import { Person } from './person'

type Props = {
  locale: Locale
  account: Organization
  people: MemberList | undefined
  isAdministrator: boolean
  hidden: HiddenFieldValues
  rejected: { email: string; errors: ShownErrors } | undefined
}

const HEADING_ID = 'people'

/** Who belongs to an organization; its administrators decide about it, others see whom to ask. */
export function People({ locale, account, people, isAdministrator, hidden, rejected }: Props) {
  const t = getTranslator(locale, 'organisations')
  const { uid } = account
  const shown = people?.members.filter(({ administrator }) => isAdministrator || administrator)
  // Requests come first: they wait for somebody.
  const isWaiting = (person: Member) => awaitsDecision(person) !== undefined
  const ordered = shown && [...shown.filter(isWaiting), ...shown.filter(person => !isWaiting(person))]
  return (
    <section aria-labelledby={HEADING_ID} className="mt-10">
      <h2 id={HEADING_ID} className="text-xl">
        {t(isAdministrator ? 'people.title' : 'people.administrators')}
      </h2>
      {ordered === undefined && <p className="mt-2">{t('people.unavailable')}</p>}
      {ordered?.length === 0 && <p className="mt-2">{t('people.noAdministrator')}</p>}
      {!isAdministrator && ordered !== undefined && ordered.length > 0 && (
        <p className="mt-2 max-w-prose">{t('people.ask')}</p>
      )}
      {isAdministrator && ordered !== undefined && ordered.length > 0 && (
        <p className="mt-2 text-muted">{t('people.count', { count: ordered.length })}</p>
      )}
      <ul className="mt-3 divide-y divide-line border-y border-line empty:hidden">
        {ordered?.map(person => (
          <li key={person.id} className="py-3">
            <Person {...{ locale, uid, person, isAdministrator, hidden }} />
          </li>
        ))}
      </ul>
      {isAdministrator && <InviteForm {...{ locale, uid, hidden, rejected }} />}
      {isAdministrator && people !== undefined && people.invitations.length > 0 && (
        <Invitations {...{ locale, uid, hidden }} invitations={people.invitations} />
      )}
    </section>
  )
}
