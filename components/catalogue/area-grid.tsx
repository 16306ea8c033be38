import { namedCategory } from '@/lib/catalogue/find-category'
import type { Category } from '@/lib/contract/commerce/catalogue/category'
import { getTranslator } from '@/lib/i18n/translator'
import { categoryPath } from '@/lib/site/routes'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; categories: readonly Category[] }

/** The areas of the catalogue with what they are about. */
export function AreaGrid({ locale, categories }: Props) {
  const t = getTranslator(locale, 'catalogue')
  return (
    <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
      {categories.map(category => (
        <li key={category.id} className="group relative border-t-4 border-accent pt-3 hover:border-warm">
          <h3>
            <a
              href={categoryPath(locale, namedCategory(category))}
              className="text-accent no-underline group-hover:underline after:absolute after:inset-0"
            >
              {category.name}
            </a>
          </h3>
          {category.description !== undefined && <p className="mt-1 text-muted">{category.description}</p>}
          {category.count !== undefined && (
            <p className="mt-1 text-sm">{t('category.titles', { count: category.count })}</p>
          )}
        </li>
      ))}
    </ul>
  )
}
