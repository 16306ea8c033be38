import { AccountForm } from '@/components/checkout/account-form'
import { WaitingAccounts } from '@/components/checkout/waiting-accounts'
import { ACCOUNT_FIELDS, accountOf, sortAccounts } from '@/lib/checkout/account'
import { accountOptions } from '@/lib/checkout/account-options'
import { detourTo } from '@/lib/checkout/return-to-checkout.server'
import { getMessages } from '@/lib/i18n/messages'
import { listOrganisations } from '@/lib/organisation/organisations.server'
import { ok } from '@/lib/result/result'
import { newAccountPath } from '@/lib/site/paths'
import { checkoutModel } from '../_step/checkout-model'
import { checkoutPage } from '../_step/checkout-page'

const page = checkoutPage({
  step: 'account',
  load: async ({ context, cart }) => {
    const organizations = await listOrganisations(context)
    if (!organizations.ok) return organizations
    const accounts = sortAccounts(organizations.value)
    const usual = accounts.usable.find(({ association }) => association?.default === true)
    return ok({ ...accounts, chosen: accountOf(cart, accounts) ?? usual })
  },
  render: ({ usable, waiting, chosen }, context) => {
    const { locale } = context
    const { legend, add } = getMessages(locale).checkout.account
    const defaults = { account: chosen?.uid ?? '' }
    return (
      <>
        <AccountForm
          model={checkoutModel(context, {
            step: 'account',
            fieldNames: Object.keys(ACCOUNT_FIELDS),
            defaults,
          })}
          texts={{ legend, add }}
          options={accountOptions(locale, usable)}
          addHref={detourTo(newAccountPath(locale))}
        />
        <WaitingAccounts locale={locale} accounts={waiting} />
      </>
    )
  },
})

export const dynamic = 'force-dynamic'
export const generateMetadata = page.generateMetadata
export default page.Page
