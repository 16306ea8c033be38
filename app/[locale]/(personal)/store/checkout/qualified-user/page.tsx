import { NoQualifiedUser } from '@/components/checkout/no-qualified-user'
import { QualifiedUserForm } from '@/components/checkout/qualified-user-form'
import { UnqualifiedPeople } from '@/components/checkout/unqualified-people'
import { levelName } from '@/lib/catalogue/level-name'
import { accountMark } from '@/lib/checkout/account'
import { loadQualifiedUsers } from '@/lib/checkout/load-qualified-users.server'
import { INVITE, QUALIFIED_USER_FIELDS } from '@/lib/checkout/qualified-user'
import { getMessages } from '@/lib/i18n/messages'
import { checkoutModel } from '../_step/checkout-model'
import { checkoutPage } from '../_step/checkout-page'

const page = checkoutPage({
  step: 'qualified-user',
  load: ({ context, cart }) => loadQualifiedUsers(context, cart),
  render: (found, context) => {
    const { locale, cart } = context
    if (found === undefined) return <NoQualifiedUser locale={locale} />
    const { legend, invite, inviteHint, email } = getMessages(locale).checkout.qualifiedUser
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
          texts={{ legend, invite, inviteHint, email }}
          people={found.people
            .filter(({ eligible }) => eligible)
            .map(({ uid, name, level }) => ({
              value: uid,
              label: name,
              hint: level ? levelName(locale, level) : '',
            }))}
        />
        <UnqualifiedPeople
          locale={locale}
          level={levelName(locale, found.level)}
          people={found.people.filter(({ eligible }) => !eligible)}
        />
      </>
    )
  },
})

export const dynamic = 'force-dynamic'
export const generateMetadata = page.generateMetadata
export default page.Page
