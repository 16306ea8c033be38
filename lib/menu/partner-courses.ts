import { searchAddress } from '@/lib/catalogue/search/search-address'
import type { HeaderContent } from '@/lib/contract/content'
import type { Locale } from '@/lib/site/sites'

/** The page of the training partner program on the marketing site. */
const PROGRAM_PAGE = 'site:learning/training-partners'

/**
 * The header of a site that sells the courses of the training partner program: the program's entry links to
 * the courses in the store.
 */
export function withPartnerCourses(header: HeaderContent, locale: Locale): HeaderContent {
  const courses = searchAddress(locale, {
    text: '',
    facets: { itemGroup: ['TRAINING'] },
    sort: 'relevance',
    page: 1,
  })
  const leadToCourses = (links: HeaderContent['groups'][number]['columns'][number]['links']) =>
    links.map(link => (link.href === PROGRAM_PAGE ? { ...link, href: courses } : link))
  return {
    ...header,
    groups: header.groups.map(group => ({
      ...group,
      columns: group.columns.map(column => ({ ...column, links: leadToCourses(column.links) })),
    })),
  }
}
