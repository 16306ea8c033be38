import { useId } from 'react'
import { Button } from '@/components/ui/button'
import { getTranslator } from '@/lib/i18n/translator'
import { searchPath } from '@/lib/site/routes'
import type { Locale } from '@/lib/site/sites'

/** Suggestions and their list belong to a landmark of this kind, as in the header. */
const LANDMARK = { role: 'search' }

/**
 * The search of the results page: a plain GET form that starts anew, without filters. That of the header
 * makes way for it.
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
        name="q"
        defaultValue={query}
        maxLength={200}
        autoComplete="off"
        className="control min-w-0 flex-1"
      />
      <Button type="submit">{t('search.submit')}</Button>
    </form>
  )
}
