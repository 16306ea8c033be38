import { NoQualifiedUser } from '@/components/checkout/no-qualified-user'
import { QualifiedUserForm } from '@/components/checkout/qualified-user-form'
import { UnqualifiedPeople } from '@/components/checkout/unqualified-people'
import { listQualifiedUsers } from '@/lib/backends/commerce/checkout.server'
import { accountMark } from '@/lib/checkout/account'
import { INVITE, QUALIFIED_USER_FIELDS } from '@/lib/checkout/qualified-user'
import { getMessages } from '@/lib/i18n/messages'
import { ok } from '@/lib/result/result'
import { checkoutModel } from '../_step/checkout-model'
import { checkoutPage } from '../_step/checkout-page'

const page = checkoutPage({
  step: 'qualified-user',
  load: async ({ context, cart }) => {
    const { accountType, organization, requiredQualificationLevel: level } = cart
    if (accountType !== 'ORGANIZATION' || organization === undefined || level === undefined)
      return ok(undefined)
    const people = await listQualifiedUsers(context, organization.uid, level.code)
    return people.ok ? ok({ level, people: people.value }) : people
  },
  render: (found, context) => {
    const { locale, cart } = context
    if (found === undefined) return <NoQualifiedUser locale={locale} />
    const { legend, invite, inviteHint, email, emailHint } = getMessages(locale).checkout.qualifiedUser
    const { qualifiedUser: chosen } = cart
    const isInvited = chosen !== undefined && found.people.every(({ uid }) => uid !== chosen.uid)
    const defaults = {
      qualifiedUser: isInvited ? INVITE : (chosen?.uid ?? ''),
      inviteEmail: isInvited ? chosen.uid : '',
    }
    const model = checkoutModel(context, {
      step: 'qualified-user',
      fieldNames: Object.keys(QUALIFIED_USER_FIELDS),
      defaults,
      version: accountMark(cart),
    })
    return (
      <>
        <QualifiedUserForm
          model={model}
          texts={{ legend, invite, inviteHint, email, emailHint }}
          people={found.people
            .filter(({ eligible }) => eligible)
            .map(({ uid, name, level }) => ({ value: uid, label: name, hint: level?.name ?? '' }))}
        />
        <UnqualifiedPeople
          locale={locale}
          level={found.level.name}
          people={found.people.filter(({ eligible }) => !eligible)}
        />
      </>
    )
  },
})

export const dynamic = 'force-dynamic'
export const generateMetadata = page.generateMetadata
export default page.Page
