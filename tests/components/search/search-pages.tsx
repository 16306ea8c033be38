import { screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { SearchScreen } from '@/components/search/search-screen'
import type { SearchView } from '@/lib/catalogue/search/load-search.server'
import { EMPTY_QUERY, type SearchQuery } from '@/lib/catalogue/search/search-query'
import type { SearchFacet, TitleSearchPage } from '@/lib/contract/commerce/catalogue/search'
import { renderFromServer } from '../../support/render-from-server'
import { REASONING, SCREENER } from '../../unit/catalogue/titles'

const state = { url: '', query: { value: '' } }

export const facet = (code: SearchFacet['code'], name: string, multiSelect: boolean): SearchFacet => ({
  code,
  name,
  category: code === 'allCategories',
  multiSelect,
  visible: true,
  priority: 1,
  values: [
    {
      code: code === 'qualificationLevel' ? 'B' : 'academic',
      name: `${name} one`,
      count: 1_200,
      selected: false,
      query: state,
    },
    {
      code: code === 'qualificationLevel' ? 'C' : 'motor',
      name: `${name} none`,
      count: 0,
      selected: false,
      query: state,
    },
  ],
})

const FACETS = [facet('allCategories', 'Area', false), facet('qualificationLevel', 'Level', true)]

export const page = (found: Partial<TitleSearchPage> = {}): TitleSearchPage => ({
  products: [REASONING, SCREENER],
  facets: FACETS,
  sorts: [
    { code: 'relevance', name: 'Relevance', selected: true },
    { code: 'newest', name: 'Newest', selected: false },
  ],
  pagination: { currentPage: 0, pageSize: 20, totalPages: 1, totalResults: 2, sort: 'relevance' },
  ...found,
})

/** More than are seen at a glance. */
export const MANY = page({
  pagination: { currentPage: 0, pageSize: 20, totalPages: 1, totalResults: 12, sort: 'relevance' },
})

export const EMPTY = page({
  products: [],
  pagination: { currentPage: 0, pageSize: 20, totalPages: 0, totalResults: 0, sort: 'relevance' },
})

export const AREAS = [{ id: 'academic', name: 'Academic', subcategories: [] }]

type Found = Partial<Extract<SearchView, { state: 'found' }>>

export const found = (view: Found = {}): SearchView => ({
  state: 'found',
  titles: page(),
  items: undefined,
  content: undefined,
  categories: [],
  ...view,
})

export const draw = (
  view: SearchView,
  query: Partial<SearchQuery> = {},
  props: Partial<ComponentProps<typeof SearchScreen>> = {},
) =>
  renderFromServer(
    <SearchScreen
      locale="en-us"
      query={{ ...EMPTY_QUERY, ...query }}
      view={view}
      isCut={false}
      asked={{ ...EMPTY_QUERY, ...query }}
      visitor="anonymous"
      siteBase="https://content.example.com"
      supportHref="https://content.example.com/en-us/contact-us"
      {...props}
    />,
  )

export const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')
