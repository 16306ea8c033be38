import { staticMarkupData } from '@/components/ui/static-markup-data'
import { fieldWords } from '@/lib/i18n/field-words'
import type { Locale } from '@/lib/site/sites'
import type { ListFiltersData } from './list-filters-contents'
import { ListFiltersView } from './list-filters-view'

type Props = Omit<ListFiltersData, 'words'> & { locale: Locale }

/** Search, filters and order of a list, which work without script. One per page. */
export const ListFilters = ({ locale, ...filters }: Props) => (
  <ListFiltersView data={staticMarkupData({ ...filters, words: fieldWords(locale) })} />
)
