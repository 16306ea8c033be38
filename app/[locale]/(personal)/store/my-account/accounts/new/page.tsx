import { FreshOnReturn } from '@/components/form/aids/fresh-on-return'
import { getTranslator } from '@/lib/i18n/translator'
import { newAccountPath } from '@/lib/site/paths'
import { accountPage } from '../../_shell/account-page'
import { accountNumberIn } from './_content/account-number-parameter'
import { hasDraftErrors, loadNewAccount } from './_content/load-new-account'

const page = accountPage({
  page: 'accounts',
  address: ({ locale, parameters }) => newAccountPath(locale, accountNumberIn(parameters)),
  below: ({ locale }) => getTranslator(locale, 'account')('accounts.add'),
  hasErrors: hasDraftErrors,
  load: loadNewAccount,
  render: (form, { locale }) => (
    <>
      <p className="mt-3 mb-8 max-w-form text-lg text-muted">
        {getTranslator(locale, 'account')('accounts.addIntro')}
      </p>
      {form}
      <FreshOnReturn />
    </>
  ),
})

export const dynamic = 'force-dynamic'
export const generateMetadata = page.generateMetadata
export default page.Page
