import { namedCategory } from '@/lib/catalogue/find-category'
import type { Category } from '@/lib/contract/commerce/catalogue/category'
import { getTranslator } from '@/lib/i18n/translator'
import { categoryPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import type { AreaData } from './area-links-view'

/** View data of an area: link and number of titles. */
export const areaLink = (locale: Locale, category: Category): AreaData => ({
  href: categoryPath(locale, namedCategory(category)),
  name: category.name,
  ...(category.count === undefined
    ? {}
    : { count: getTranslator(locale, 'catalogue')('category.titles', { count: category.count }) }),
})

/** The same with the description of the area. */
export const areaData = (locale: Locale, category: Category): AreaData => ({
  ...areaLink(locale, category),
  ...(category.description === undefined ? {} : { text: category.description }),
})
