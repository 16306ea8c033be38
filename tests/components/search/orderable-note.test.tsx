import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { SearchScreen } from '@/components/search/search-screen'
import type { SearchScreenProps } from '@/components/search/search-screen-props'
import type { SearchView } from '@/lib/catalogue/search/load-search.server'
import { anonymousQuery, EMPTY_QUERY } from '@/lib/catalogue/search/search-query'
import { renderFromServer } from '../../support/render-from-server'
import { REASONING } from '../../unit/catalogue/titles'

const ASKED = { ...EMPTY_QUERY, text: 'x', facets: { orderable: ['true'] } }
const ADDRESS = '/store/usassessments/en/search?q=x&orderable=true'
const LOGIN = `/en-us/login?returnTo=${encodeURIComponent(ADDRESS)}`

const FOUND: SearchView = {
  state: 'found',
  titles: {
    products: [REASONING],
    facets: [],
    pagination: { currentPage: 0, pageSize: 20, totalPages: 1, totalResults: 1, sort: 'relevance' },
  },
  items: undefined,
  content: undefined,
  categories: [],
}

type Draw = Pick<SearchScreenProps, 'visitor'> & Partial<Pick<SearchScreenProps, 'asked' | 'view'>>

const draw = ({ visitor, asked = ASKED, view = FOUND }: Draw) =>
  renderFromServer(
    <SearchScreen
      locale="en-us"
      asked={asked}
      query={visitor === 'signedIn' ? asked : anonymousQuery(asked)}
      view={view}
      isCut={false}
      visitor={visitor}
      siteBase="https://content.example.com"
      supportHref="https://content.example.com/en-us/contact-us"
    />,
  )

const hrefOf = (name: string | RegExp) =>
  screen.getByRole('link', { name, hidden: true }).getAttribute('href')

describe('an address that asks what a user may order', () => {
  it('says to who is not signed in that all results are shown, and keeps the wish through sign-in', () => {
    draw({ visitor: 'anonymous' })
    expect(screen.getByText(/Sign in to see which of these you can order/)).toBeVisible()
    expect(hrefOf('Sign in and show what I can order')).toBe(LOGIN)
    expect(hrefOf('Sign in to filter by what you can order')).toBe(LOGIN)
  })

  it('does not take an outage for signed out', () => {
    draw({ visitor: 'unavailable' })
    expect(
      screen.getByText(/can’t check what you can order right now.*You are still signed in/),
    ).toBeVisible()
    expect(hrefOf('Try again')).toBe(ADDRESS)
    expect(screen.getByText('We can’t check what you can order right now.')).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: /Sign in/, hidden: true })).not.toBeInTheDocument()
  })

  it('is tried again as it was asked while commerce is away', () => {
    draw({ visitor: 'anonymous', view: { state: 'away', requestId: 'r-1', categories: [] } })
    expect(hrefOf('Try again')).toBe(ADDRESS)
  })

  it('shows to who is signed in what was asked', () => {
    draw({ visitor: 'signedIn' })
    expect(
      screen.queryByText(/(?:which of these you can order|all results are shown)/),
    ).not.toBeInTheDocument()
    expect(screen.getByRole('checkbox', { name: 'I can order', hidden: true })).toBeChecked()
  })
})

it.each(['anonymous', 'unavailable'] as const)(
  'an address that does not ask it is shown nothing: %s',
  visitor => {
    draw({ visitor, asked: EMPTY_QUERY })
    expect(
      screen.queryByText(/(?:which of these you can order|all results are shown)/),
    ).not.toBeInTheDocument()
  },
)
