import { EntryActions, EntryButton, EntryLink } from '@/components/page/entry-actions'
import { Badge } from '@/components/ui/badge'
import { levelName } from '@/lib/catalogue/level-name'
import type { Member } from '@/lib/contract/commerce/organization-member'
import { joinFacts } from '@/lib/format/join-facts'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import { getTranslator } from '@/lib/i18n/translator'
import { awaitsDecision } from '@/lib/organisation/awaits-decision'
import { withParameter } from '@/lib/site/address-parameters'
import { organisationActionsPath } from '@/lib/site/organisation-paths'
import { HAND_OVER_PARAMETER, REMOVE_PARAMETER } from '@/lib/site/page-parameters'
import type { Locale } from '@/lib/site/sites'

type Props = {
  locale: Locale
  /** The organization. */
  uid: string
  person: Member
  isAdministrator: boolean
  hidden: HiddenFieldValues
  /** The page of the list, to which the questions about the person lead back. */
  listHref: string
}

/** A person of an organization, with what an administrator may do about them. */
export function Person(props: Props) {
  const { locale, person, isAdministrator } = props
  const t = getTranslator(locale, 'organisations')
  const { name, email, level, administrator, approver, self } = person
  const request = awaitsDecision(person)
  const isWaiting = request === 'join'
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-semibold wrap-anywhere">{self ? `${name} (${t('people.you')})` : name}</span>
        {!isWaiting && (
          <Badge tone={administrator ? 'accent' : 'neutral'}>
            {t(administrator ? 'people.administrator' : 'people.member')}
          </Badge>
        )}
        {approver && <Badge tone="accent">{t('people.approver')}</Badge>}
        {isWaiting && <Badge tone="warm">{t('people.waiting')}</Badge>}
        {request === 'role' && <Badge tone="warm">{t('people.asksRole')}</Badge>}
      </p>
      {isAdministrator && (
        <p className="text-muted wrap-anywhere">{joinFacts([email, level && levelName(locale, level)])}</p>
      )}
      {isAdministrator && (!self || approver) && <Actions {...props} />}
    </>
  )
}

function Actions({ locale, uid, person, hidden, listHref }: Props) {
  const t = getTranslator(locale, 'organisations')
  const { id } = person
  const request = awaitsDecision(person)
  const named = { person: person.name }
  const ask = (parameter: string) => withParameter(listHref, parameter, id)
  return (
    <EntryActions
      action={organisationActionsPath(locale)}
      hidden={hidden}
      field={{ name: 'organisation', value: uid }}
    >
      <input type="hidden" name="member" value={id} />
      {request !== undefined && (
        <>
          <input type="hidden" name="request" value={request} />
          <EntryButton
            intent="approve"
            label={t('people.approve')}
            fullLabel={t('people.approveNamed', named)}
          />
          <EntryButton
            intent="refuse"
            label={t('people.refuse')}
            fullLabel={t('people.refuseNamed', named)}
          />
        </>
      )}
      {request !== 'join' && (person.approver || !person.administrator) && (
        <EntryButton
          intent={person.approver ? 'dismiss' : 'appoint'}
          label={t(person.approver ? 'people.dismiss' : 'people.appoint')}
          fullLabel={t(person.approver ? 'people.dismissNamed' : 'people.appointNamed', named)}
        />
      )}
      {request !== 'join' && !person.self && (
        <>
          <EntryLink
            href={ask(HAND_OVER_PARAMETER)}
            label={t('people.handOver')}
            fullLabel={t('people.handOverNamed', named)}
          />
          <EntryLink
            href={ask(REMOVE_PARAMETER)}
            label={t('people.remove')}
            fullLabel={t('people.removeNamed', named)}
          />
        </>
      )}
    </EntryActions>
  )
}
