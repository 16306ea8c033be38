import { useId } from 'react'
import { Button } from '@/components/ui/button'
import { getTranslator } from '@/lib/i18n/translator'
import { SEARCH_PARAMETERS } from '@/lib/site/page-parameters'
import { searchPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'

/** The suggestion script attaches to a landmark of this kind, as in the header. */
const LANDMARK = { role: 'search' }

/**
 * Search field of the results page: a plain GET form that starts a new search, without filters. It replaces
 * that of the header.
 */
export function SearchField({ locale, query }: { locale: Locale; query: string }) {
  const id = useId()
  const t = getTranslator(locale, 'layout')
  return (
    <form
      {...LANDMARK}
      data-page-search=""
      action={searchPath(locale)}
      method="get"
      className="relative flex gap-2"
    >
      <label htmlFor={id} className="sr-only">
        {t('search.label')}
      </label>
      <input
        id={id}
        type="search"
        name={SEARCH_PARAMETERS.text}
        defaultValue={query}
        maxLength={200}
        autoComplete="off"
        className="control min-w-0 flex-1"
      />
      <Button type="submit">{t('search.submit')}</Button>
    </form>
  )
}
