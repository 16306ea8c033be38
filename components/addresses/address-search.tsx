import { useId } from 'react'
import { Button } from '@/components/ui/button'
import { getTranslator } from '@/lib/i18n/translator'
import { accountPath } from '@/lib/site/account-pages'
import { LIST_PARAMETERS } from '@/lib/site/page-parameters'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; search: string; found: number }

/** Search of a long address book: a plain GET form, with the number of addresses found. */
export function AddressSearch({ locale, search, found }: Props) {
  const id = useId()
  const t = getTranslator(locale, 'addressBook')
  const path = accountPath(locale, 'addressBook')
  return (
    <>
      <form action={path} method="get" className="no-print mt-6 max-w-form">
        <label htmlFor={id} className="mb-1 block font-semibold">
          {t('search.label')}
        </label>
        <div className="flex flex-wrap gap-2">
          <input
            id={id}
            type="search"
            name={LIST_PARAMETERS.search}
            defaultValue={search}
            maxLength={100}
            autoComplete="off"
            className="control min-w-0 flex-1 basis-48"
          />
          <Button type="submit" variant="secondary">
            {t('search.submit')}
          </Button>
        </div>
      </form>
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
