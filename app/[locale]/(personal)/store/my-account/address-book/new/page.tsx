import { getTranslator } from '@/lib/i18n/translator'
import { newAddressPath } from '@/lib/site/routes'
import { accountPage } from '../../_shell/account-page'
import { AddressContent } from '../_content/address-content'
import { hasAddressErrors, loadAddress } from '../_content/load-address'

const page = accountPage({
  page: 'addressBook',
  address: ({ locale }) => newAddressPath(locale),
  below: ({ locale }) => getTranslator(locale, 'addressBook')('add'),
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
