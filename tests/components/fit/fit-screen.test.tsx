import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { FitScreen } from '@/components/fit/fit-screen'
import { findMismatches, type Judged } from '@/lib/catalogue/fit/find-mismatches'
import type { FitResults } from '@/lib/catalogue/fit/load-fit.server'
import { readFitForm } from '@/lib/catalogue/fit/read-fit-form'
import type { TitleSearchPage } from '@/lib/contract/commerce/catalogue/search'
import { getMessages } from '@/lib/i18n/messages'
import type { Locale } from '@/lib/site/sites'
import { renderFromServer } from '../../support/render-from-server'
import { REASONING, SCREENER } from '../../unit/catalogue/titles'

const pageOf = (...products: TitleSearchPage['products']): TitleSearchPage => ({
  products,
  pagination: {
    currentPage: 0,
    pageSize: 20,
    totalPages: 1,
    totalResults: products.length,
    sort: 'name-asc',
  },
})

const CHOICES = {
  areas: [{ id: 'academic', name: 'Academic', subcategories: [] }],
  languages: [{ code: 'fr', name: 'French' }],
}

function draw(typed: Record<string, string>, results?: FitResults, locale: Locale = 'en-us') {
  const form = readFitForm(typed)
  // Only results are drawn on the server alone.
  const show = results === undefined ? render : renderFromServer
  show(
    <FitScreen
      locale={locale}
      form={form}
      choices={CHOICES}
      isLevelOwn={false}
      results={results}
      supportHref="#support"
    />,
  )
}

type Rest = Extract<FitResults, { state: 'found' }>['rest']

const found = (fits: TitleSearchPage, rest: Rest): FitResults => ({ state: 'found', fits, rest })

/** Titles that do not fit what was typed. */
const restOf = (typed: Record<string, string>, ...titles: readonly Judged[]): NonNullable<Rest> => {
  const form = readFitForm(typed)
  const criteria = form.state === 'asked' ? form.criteria : {}
  return {
    count: titles.length,
    titles: titles.map(title => ({ title, reasons: findMismatches(title, criteria) })),
  }
}

describe('the fit finder', () => {
  it('asks first', () => {
    draw({})
    expect(screen.getByRole('button', { name: 'Show assessments' })).toBeVisible()
    expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument()
  })

  it('calls levels as the site does', () => {
    draw({}, undefined, 'en-au')
    for (const name of ['User level A, or none', 'User level B', 'User level C'])
      expect(screen.getByRole('option', { name })).toBeInTheDocument()
  })

  it('shows what fits, and of all the others how many there are and every reason why not', () => {
    const typed = { years: '18', minutes: '20', level: 'b' }
    draw(typed, found(pageOf(), restOf(typed, REASONING, SCREENER)))
    expect(screen.getByRole('heading', { name: 'No assessment meets all criteria' })).toBeVisible()
    const rest = screen.getByRole('region', { name: '2 assessments don’t fit' })
    expect(
      within(rest)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(
      expect.arrayContaining([
        'for ages 6:0–16:11',
        'takes at least 50 minutes',
        'requires level C',
        'takes at least 120 minutes',
      ]),
    )
  })

  it('has no list of others where everything fits', () => {
    draw({ years: '20' }, found(pageOf(SCREENER), { count: 0, titles: [] }))
    const rest = screen.getByRole('region', { name: 'All assessments fit' })
    expect(within(rest).queryByRole('list')).not.toBeInTheDocument()
    expect(rest.textContent).toBe('All assessments fit')
  })

  it('leads to more of the others where there are more, and back to the first', () => {
    const typed = { years: '18', rest: '130' }
    draw(typed, found(pageOf(), { ...restOf(typed, REASONING), count: 90, next: 410 }))
    const pages = screen.getByRole('navigation', { name: 'Pages of assessments that don’t fit' })
    const links = within(pages).getAllByRole('link')
    expect(links.map(link => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Back to the beginning', '/store/usassessments/en/fit?years=18#does-not-fit'],
      ['Show more that don’t fit', '/store/usassessments/en/fit?years=18&rest=410#does-not-fit'],
    ])
  })

  it.each([
    ['the list ends before', undefined, 'No more results.'],
    ['so many fit that they are too many at once', 2_000, 'All 2,000 assessments checked here fit.'],
  ])('says so where a page of the others has none because %s', (_, next, text) => {
    const place = next === undefined ? {} : { next }
    draw({ years: '18', rest: '1' }, found(pageOf(), { count: 3, titles: [], ...place }))
    expect(screen.getByText(text)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to the beginning' })).toBeVisible()
  })

  it('names languages and settings in the words of the site', () => {
    const typed = { setting: 'group', language: 'nl' }
    draw(typed, found(pageOf(), restOf(typed, REASONING)), 'fr-ca')
    expect(screen.getByText(getMessages('fr-ca').fit.why.setting.group)).toBeVisible()
    expect(screen.getByText('cahiers en anglais et français seulement')).toBeVisible()
  })

  it('keeps what was typed, and leads from each error to its field', () => {
    draw({ years: 'six', months: '12' })
    const links = within(screen.getByRole('alert')).getAllByRole('link')
    expect(links.map(link => link.getAttribute('href'))).toEqual(['#years', '#months'])
    expect(links[0]).toHaveAccessibleName(/^Years: Enter the years/)
    expect(screen.getByLabelText('Years')).toHaveValue('six')
    expect(screen.getByLabelText('Years')).toHaveAccessibleDescription(/whole number from 0 to 120/)
  })

  it('keeps what was filled in while commerce is away', () => {
    draw({ years: '6', setting: 'group' }, { state: 'away', requestId: 'r-2' })
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('We can’t search for assessments')
    expect(screen.getByLabelText('Setting')).toHaveValue('group')
    expect(screen.getByText(/r-2/)).toBeVisible()
  })

  it('says so where only the others cannot be shown', () => {
    draw({ years: '20' }, found(pageOf(SCREENER), undefined))
    expect(screen.getByText('We can’t show the other assessments right now.')).toBeVisible()
  })
})
