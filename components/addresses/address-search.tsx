import { ListSearch } from '@/components/page/list-search'
import { getTranslator } from '@/lib/i18n/translator'
import { accountPath } from '@/lib/site/account-pages'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; search: string; found: number }

/** Search of a long address book: a plain GET form, with the number of addresses found. */
export function AddressSearch({ locale, search, found }: Props) {
  const t = getTranslator(locale, 'addressBook')
  const path = accountPath(locale, 'addressBook')
  return (
    <>
      <ListSearch {...{ path, search }} label={t('search.label')} submit={t('search.submit')} />
      {search !== '' && (
        <p className="mt-4 wrap-anywhere">
          {found === 0
            ? t('search.none', { text: search })
            : t('search.found', { count: found, text: search })}{' '}
          <a href={path}>{t('search.all')}</a>
        </p>
      )}
    </>
  )
}
