import { searchAddress } from '@/lib/catalogue/search/search-address'
import { PAGE_SIZES, type SearchQuery, withSize } from '@/lib/catalogue/search/search-query'
import { formatNumber } from '@/lib/format/list'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; query: SearchQuery; total: number }

/** Links for the page size; nothing where the smallest page contains all titles. */
export function PageSizes({ locale, query, total }: Props) {
  if (total <= PAGE_SIZES[0]) return null
  const label = getTranslator(locale, 'search')('paging.size')
  return (
    <nav aria-label={label} className="mt-3 flex flex-wrap items-center justify-center gap-x-1 text-sm">
      <span className="mr-1 text-muted">{label}</span>
      {PAGE_SIZES.map(size => (
        <a
          key={size}
          href={searchAddress(locale, withSize(query, size))}
          aria-current={size === (query.size ?? PAGE_SIZES[0]) ? 'true' : undefined}
          className="inline-flex min-h-11 min-w-11 items-center justify-center aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:no-underline"
        >
          {formatNumber(locale, size)}
        </a>
      ))}
    </nav>
  )
}
