import { getTranslator } from '@/lib/i18n/translator'
import { newAddressPath } from '@/lib/site/address-book-paths'
import { accountPage } from '../../_shell/account-page'
import { ADDRESS_FORM_PAGE } from '../_content/address-form-page'
import { accountIn } from '../_content/load-address'

const page = accountPage({
  ...ADDRESS_FORM_PAGE,
  address: ({ locale, parameters }) => newAddressPath(locale, accountIn(parameters)),
  below: ({ locale }) => getTranslator(locale, 'addressBook')('add'),
})

export const dynamic = 'force-dynamic'
export const generateMetadata = page.generateMetadata
export default page.Page
