import { namedCategory } from '@/lib/catalogue/find-category'
import type { Category } from '@/lib/contract/commerce/catalogue/category'
import { getTranslator } from '@/lib/i18n/translator'
import { categoryPath } from '@/lib/site/routes'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; categories: readonly Category[] }

/** Areas as links, each with the number of its titles. */
export function CategoryLinks({ locale, categories }: Props) {
  const t = getTranslator(locale, 'catalogue')
  return (
    <ul className="flex flex-wrap gap-3">
      {categories.map(category => (
        <li key={category.id}>
          <a
            href={categoryPath(locale, namedCategory(category))}
            className="inline-flex min-h-11 flex-wrap items-center gap-x-2 rounded-sm border border-line bg-white px-4 font-semibold text-accent no-underline hover:border-accent hover:underline"
          >
            {category.name}
            {category.count !== undefined && (
              <span className="text-sm font-normal text-muted">
                {t('category.titles', { count: category.count })}
              </span>
            )}
          </a>
        </li>
      ))}
    </ul>
  )
}
