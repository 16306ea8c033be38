import { TitleList } from '@/components/catalogue/title-list'
import type { TitleProduct } from '@/lib/contract/commerce/catalogue/product'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

const SIMILAR_ID = 'similar'
const LIST_ID = 'similar-titles'

/** Similar titles are suggestions, so the list is short and has no pages. */
const MOST_SIMILAR = 4

type Props = { locale: Locale; titles: readonly TitleProduct[] }

/** Similar titles; renders nothing where there are none. */
export function SimilarTitles({ locale, titles }: Props) {
  if (titles.length === 0) return null
  return (
    <section aria-labelledby={SIMILAR_ID} className="border-t border-sand bg-paper print:hidden">
      <div className="column py-10 lg:py-14">
        <h2 id={SIMILAR_ID}>{getTranslator(locale, 'product')('similar')}</h2>
        <div className="mt-6">
          <TitleList locale={locale} id={LIST_ID} titles={titles.slice(0, MOST_SIMILAR)} />
        </div>
      </div>
    </section>
  )
}
