import { getTranslator } from '@/lib/i18n/translator'
import { accountDetailPath } from '@/lib/site/account-pages'
import { accountPage } from '../../_shell/account-page'
import { ADDRESS_FORM_PAGE } from '../_content/address-form-page'

const page = accountPage({
  ...ADDRESS_FORM_PAGE,
  address: ({ locale, code }) => accountDetailPath(locale, 'addressBook', code),
  title: ({ locale }) => getTranslator(locale, 'addressBook')('form.editTitle'),
  detail: { nameOf: (_data, { locale }) => getTranslator(locale, 'addressBook')('form.editTitle') },
})

export const dynamic = 'force-dynamic'
export const generateMetadata = page.generateMetadata
export default page.Page
