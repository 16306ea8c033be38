import { CategoryLinks } from '@/components/catalogue/category-links'
import type { Category } from '@/lib/contract/commerce/catalogue/category'
import { getTranslator } from '@/lib/i18n/translator'
import { aToZPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; categories: readonly Category[] }

/**
 * Links to the areas of the store and to the A–Z list, which is also shown where the areas cannot be loaded.
 */
export const Areas = ({ locale, categories }: Props) => (
  <div className="mt-4">
    <CategoryLinks locale={locale} categories={categories} />
    <a href={aToZPath(locale)} className="mt-3 inline-block py-1">
      {getTranslator(locale, 'layout')('searchPage.browse')}
    </a>
  </div>
)
