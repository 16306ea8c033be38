import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

type Props = {
  locale: Locale
  /** Names the landmark. */
  label: string
  page: number
  pages: number
  hrefOf: (page: number) => string
}

const LINK = 'inline-flex min-h-11 items-center'

/** The way to the pages before and after; nothing where there is only one. */
export function Paging({ locale, label, page, pages, hrefOf }: Props) {
  if (pages <= 1) return null
  const t = getTranslator(locale, 'search')
  return (
    <nav
      aria-label={label}
      className="mt-8 flex items-center justify-between gap-4 border-t border-line pt-3"
    >
      <span className="flex-1">
        {page > 1 && (
          <a rel="prev" href={hrefOf(Math.min(page - 1, pages))} className={LINK}>
            {t('paging.previous')}
          </a>
        )}
      </span>
      <span className="text-muted">{t('paging.position', { page, pages })}</span>
      <span className="flex flex-1 justify-end">
        {page < pages && (
          <a rel="next" href={hrefOf(page + 1)} className={LINK}>
            {t('paging.next')}
          </a>
        )}
      </span>
    </nav>
  )
}
