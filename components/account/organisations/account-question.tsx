import { Confirmation } from '@/components/page/confirmation'
import type { Organization } from '@/lib/contract/commerce/organization'
import type { Member } from '@/lib/contract/commerce/organization-member'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import { getTranslator } from '@/lib/i18n/translator'
import { organisationActionsPath } from '@/lib/site/organisation-paths'
import type { Locale } from '@/lib/site/sites'

/** What is asked before it is done: the user leaves, or somebody is removed or becomes the administrator. */
export type Asked = { question: 'leave' } | { question: 'remove' | 'handOver'; member: string }

type Props = {
  locale: Locale
  account: Organization
  /** The person whom the question is about. */
  member: Member | undefined
  asked: Asked
  hidden: HiddenFieldValues
  /** Whether the user, an administrator, is the only member. */
  isAlone: boolean
  cancelHref: string
}

/** Asks before something that cannot simply be taken back; nothing about somebody who has gone already. */
export function AccountQuestion({ locale, account: { uid, name }, asked, hidden, ...given }: Props) {
  const t = getTranslator(locale, 'organisations')
  const member = asked.question === 'leave' || given.member?.self ? undefined : given.member
  if (asked.question !== 'leave' && member === undefined) return null
  const values = { name, person: member?.name ?? '' }
  const { question } = asked
  return (
    <Confirmation
      texts={{
        title: t(`ask.${question}.title`, values),
        text: question === 'leave' && given.isAlone ? t('ask.leaveAlone') : t(`ask.${question}.text`, values),
        yes: t(`ask.${question}.yes`),
        no: t(`ask.${question}.no`),
      }}
      action={organisationActionsPath(locale)}
      hidden={hidden}
      intent={question}
      fields={{ organisation: uid, ...(member !== undefined && { member: member.id }) }}
      cancelHref={given.cancelHref}
    />
  )
}
