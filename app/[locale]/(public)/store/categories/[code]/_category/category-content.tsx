import { CategoryLinks } from '@/components/catalogue/category-links'
import { FitLink } from '@/components/catalogue/fit-link'
import { StaleNotice } from '@/components/catalogue/stale-notice'
import { TitleList } from '@/components/catalogue/title-list'
import { StructuredData } from '@/components/search-engines/structured-data'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { filledCategories, namedCategory } from '@/lib/catalogue/find-category'
import { categoryTag, siteTag } from '@/lib/catalogue/page-tags'
import { searchAddress } from '@/lib/catalogue/search/search-address'
import { EMPTY_QUERY, withFacet } from '@/lib/catalogue/search/search-query'
import type { Category } from '@/lib/contract/commerce/catalogue/category'
import { storeCrumbs } from '@/lib/i18n/crumbs'
import { getTranslator } from '@/lib/i18n/translator'
import { tagPage } from '@/lib/request/request-context'
import { wayData } from '@/lib/seo/page-data.server'
import { categoryPath } from '@/lib/site/paths'
import { getSite, type Locale } from '@/lib/site/sites'
import type { ShownCategory } from './read-category'

const IDS = { parts: 'areas', titles: 'titles', list: 'titles-of-area', others: 'other-areas' } as const

/** An area: description, sub-areas, titles and sibling areas. */
export async function CategoryContent({
  locale,
  category,
  above,
  beside,
  titles: { products, pagination },
  asOf,
}: ShownCategory & { locale: Locale }) {
  tagPage([siteTag(getSite(locale).siteId), categoryTag(category.id)])
  const t = getTranslator(locale, 'catalogue')
  const { totalResults: count } = pagination
  const search = searchAddress(locale, withFacet(EMPTY_QUERY, 'allCategories', [category.id]))
  const crumbs = [
    ...storeCrumbs(locale),
    ...above.map(area => ({ label: area.name, href: categoryPath(locale, namedCategory(area)) })),
    { label: category.name },
  ]
  return (
    <>
      <div className="border-b border-sand bg-paper">
        <div className="column py-8 lg:py-12">
          <Breadcrumbs label={getTranslator(locale, 'layout')('breadcrumbs')} crumbs={crumbs} />
          <StructuredData things={wayData(locale, crumbs, categoryPath(locale, namedCategory(category)))} />
          <h1 className="mt-4">{category.name}</h1>
          {category.description !== undefined && (
            <p className="mt-3 max-w-prose text-lg text-muted">{category.description}</p>
          )}
          <FitLink locale={locale} area={category.id} />
          <Areas
            locale={locale}
            id={IDS.parts}
            name={t('category.subcategories')}
            of={category.subcategories}
          />
        </div>
      </div>
      <section aria-labelledby={IDS.titles} className="column py-8 lg:py-12">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6">
          <h2 id={IDS.titles}>{count === 0 ? t('category.none') : t('category.titles', { count })}</h2>
          {count > 1 && (
            <a href={search} className="inline-block py-2">
              {t('category.narrow')}
            </a>
          )}
        </div>
        <StaleNotice locale={locale} asOf={asOf} />
        <div className="mt-6">
          <TitleList locale={locale} id={IDS.list} titles={products} />
        </div>
        {count > products.length && (
          <p className="mt-6">
            <a href={search} className="font-semibold">
              {t('category.more', { count })}
            </a>
          </p>
        )}
      </section>
      <div className="border-t border-sand">
        <div className="column pb-12">
          <Areas locale={locale} id={IDS.others} name={t('category.others')} of={beside} />
        </div>
      </div>
    </>
  )
}

type AreasProps = { locale: Locale; id: string; name: string; of: readonly Category[] }

function Areas({ locale, id, name, of }: AreasProps) {
  const filled = filledCategories(of)
  if (filled.length === 0) return null
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="text-xl">
        {name}
      </h2>
      <div className="mt-3">
        <CategoryLinks locale={locale} categories={filled} />
      </div>
    </section>
  )
}
