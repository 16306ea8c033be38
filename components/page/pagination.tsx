import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

type Props = {
  locale: Locale
  /** Accessible name of the landmark; defaults to pages of results. */
  label?: string
  page: number
  hrefOf: (page: number) => string
  /** Labels of the two links, where a list has better ones. */
  names?: { previous: string; next: string }
} & (
  | { pages: number }
  /** The back end does not count the pages, but there is one more. */
  | { hasNext: boolean }
)

const LINK = 'inline-flex min-h-11 items-center'

/** Links to the previous and the next page; nothing where there is only one page. */
export function Pagination({ locale, label, page, hrefOf, names, ...extent }: Props) {
  const pages = 'pages' in extent ? extent.pages : undefined
  const hasNext = 'pages' in extent ? page < extent.pages : extent.hasNext
  if (pages === undefined ? page === 1 && !hasNext : pages <= 1) return null
  const t = getTranslator(locale, 'search')
  return (
    <nav
      aria-label={label ?? t('paging.label')}
      className="mt-8 flex items-center justify-between gap-4 border-t border-line pt-3"
    >
      <span className="flex-1">
        {page > 1 && (
          <a rel="prev" href={hrefOf(Math.min(page - 1, pages ?? page))} className={LINK}>
            {names?.previous ?? t('paging.previous')}
          </a>
        )}
      </span>
      {pages !== undefined && <span className="text-muted">{t('paging.position', { page, pages })}</span>}
      <span className="flex flex-1 justify-end">
        {hasNext && (
          <a rel="next" href={hrefOf(page + 1)} className={LINK}>
            {names?.next ?? t('paging.next')}
          </a>
        )}
      </span>
    </nav>
  )
}
