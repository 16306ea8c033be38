import { ImportForm } from '@/components/cart/details/import-form'
import { getTranslator } from '@/lib/i18n/translator'
import { failed, ok, type Problem } from '@/lib/result/result'
import { findOwnList } from '@/lib/saved-carts/find-list.server'
import { accountDetailPath } from '@/lib/site/account-pages'
import { savedCartImportPath } from '@/lib/site/saved-cart-paths'
import { type AccountContext, accountPage } from '../../../_shell/account-page'
import { ImportErrors } from '../../_import/import-errors'
import { hasImportErrors, loadImport } from '../../_import/load-import'

const page = accountPage({
  page: 'savedCarts',
  address: ({ locale, code }) => savedCartImportPath(locale, code),
  title: ({ locale }) => getTranslator(locale, 'savedCarts')('import.intoTitle'),
  hasErrors: hasImportErrors,
  detail: { nameOf: (_, { locale }) => getTranslator(locale, 'savedCarts')('import.intoTitle') },
  load: loadInto,
  before: ({ form, errors }, { locale }) => <ImportErrors {...{ locale, form, errors }} />,
  render: ({ values, errors, refused, name }, { locale, hidden, code }) => (
    <>
      <p className="mt-3">
        <a href={accountDetailPath(locale, 'savedCarts', code)} className="inline-block py-1 wrap-anywhere">
          {name}
        </a>
      </p>
      <ImportForm {...{ locale, hidden, values, errors, refused }} list={code} />
    </>
  ),
})

/** As commerce answers for an unknown saved cart. */
const NOT_FOUND: Problem = {
  kind: 'http',
  status: 404,
  dependency: 'commerce',
  operation: 'fetchSavedCart',
  requestId: '',
}

/** Only the owner of a saved cart adds lines to it; for everybody else there is no such page. */
async function loadInto(asked: AccountContext) {
  const list = await findOwnList(asked.context, asked.code)
  if (!list.ok) return list
  if (list.value === undefined) return failed(NOT_FOUND)
  const { name = asked.code } = list.value
  const loaded = await loadImport(asked)
  return loaded.ok ? ok({ ...loaded.value, name }) : loaded
}

export const dynamic = 'force-dynamic'
export const generateMetadata = page.generateMetadata
export default page.Page
