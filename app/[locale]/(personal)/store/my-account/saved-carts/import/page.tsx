import { ImportForm } from '@/components/cart/details/import-form'
import { getTranslator } from '@/lib/i18n/translator'
import { savedCartImportPath } from '@/lib/site/saved-cart-paths'
import { accountPage } from '../../_shell/account-page'
import { ImportErrors } from '../_import/import-errors'
import { hasImportErrors, loadImport } from '../_import/load-import'

const page = accountPage({
  page: 'savedCarts',
  address: ({ locale }) => savedCartImportPath(locale),
  below: ({ locale }) => getTranslator(locale, 'savedCarts')('import.title'),
  hasErrors: hasImportErrors,
  load: loadImport,
  before: ({ form, errors }, { locale }) => <ImportErrors {...{ locale, form, errors }} />,
  render: ({ values, errors, refused }, { locale, hidden }) => (
    <ImportForm {...{ locale, hidden, values, errors, refused }} list="" />
  ),
})

export const dynamic = 'force-dynamic'
export const generateMetadata = page.generateMetadata
export default page.Page
