import { getTranslator } from '@/lib/i18n/translator'
import { newAddressPath } from '@/lib/site/routes'
import { accountPage } from '../../_shell/account-page'
import { ADDRESS_FORM_PAGE } from '../_content/address-form-page'

const page = accountPage({
  ...ADDRESS_FORM_PAGE,
  address: ({ locale }) => newAddressPath(locale),
  below: ({ locale }) => getTranslator(locale, 'addressBook')('add'),
})

export const dynamic = 'force-dynamic'
export const generateMetadata = page.generateMetadata
export default page.Page
