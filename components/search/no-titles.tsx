import { shortened } from '@/lib/catalogue/search/search-title'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

/** Line for a search without titles but with items or pages. */
export const NoTitles = ({ locale, text }: { locale: Locale; text: string }) => (
  <section className="mt-12 first:mt-0">
    <h2>{getTranslator(locale, 'layout')('searchPage.products')}</h2>
    <p data-announced className="text-muted">
      {getTranslator(locale, 'search')('noTitles', { query: shortened(text) })}
    </p>
  </section>
)
