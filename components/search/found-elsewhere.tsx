import type { SuggestionKind } from '@/lib/catalogue/search/suggestions'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'
import { ITEMS_ID, PAGES_ID } from './parts'

type Props = {
  locale: Locale
  counts: Readonly<Record<SuggestionKind, number>>
  /** Whether the titles are first, so that the other results are further down. */
  isFirst: boolean
}

/** Links to the results below the titles. */
export function FoundElsewhere({ locale, counts, isFirst }: Props) {
  const t = getTranslator(locale, 'search')
  const places = [
    {
      href: `#${ITEMS_ID}`,
      count: counts.productItems,
      label: t('items.count', { count: counts.productItems }),
    },
    { href: `#${PAGES_ID}`, count: counts.content, label: t('pages', { count: counts.content }) },
  ].filter(({ count }) => count > 0)
  if (!isFirst || places.length === 0) return null
  return (
    <p className="mt-2 flex flex-wrap gap-x-4 text-sm">
      <span className="py-1">{t('also')}</span>
      {places.map(({ href, label }) => (
        <a key={href} href={href} className="py-1">
          {label}
        </a>
      ))}
    </p>
  )
}
