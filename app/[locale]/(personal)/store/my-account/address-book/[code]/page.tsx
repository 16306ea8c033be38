import { getTranslator } from '@/lib/i18n/translator'
import { accountDetailPath } from '@/lib/site/account-pages'
import { accountPage } from '../../_shell/account-page'
import { AddressContent } from '../_content/address-content'
import { hasAddressErrors, loadAddress } from '../_content/load-address'

const page = accountPage({
  page: 'addressBook',
  address: ({ locale, code }) => accountDetailPath(locale, 'addressBook', code),
  title: ({ locale }) => getTranslator(locale, 'addressBook')('form.editTitle'),
  detail: { nameOf: (_data, { locale }) => getTranslator(locale, 'addressBook')('form.editTitle') },
  hasErrors: hasAddressErrors,
  load: loadAddress,
  render: (data, { locale, hidden }) => (
    <div className="mt-6">
      <AddressContent {...{ locale, data, hidden }} />
    </div>
  ),
})

export const dynamic = 'force-dynamic'
export const generateMetadata = page.generateMetadata
export default page.Page
