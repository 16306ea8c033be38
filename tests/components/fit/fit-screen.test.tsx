import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { FitScreen } from '@/components/fit/fit-screen'
import type { FitResults } from '@/lib/catalogue/fit/load-fit.server'
import { readFitForm } from '@/lib/catalogue/fit/read-fit-form'
import type { TitleSearchPage } from '@/lib/contract/commerce/catalogue/search'
import type { Locale } from '@/lib/site/sites'
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
  render(
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

const found = (fits: TitleSearchPage, all: TitleSearchPage | undefined): FitResults => ({
  state: 'found',
  fits,
  all,
})

describe('the fit finder', () => {
  it('asks first', () => {
    draw({})
    expect(screen.getByRole('button', { name: 'Show what fits' })).toBeVisible()
    expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument()
  })

  it('calls levels as the site does', () => {
    draw({}, undefined, 'en-au')
    for (const name of ['User level A, or none', 'User level B', 'User level C'])
      expect(screen.getByRole('option', { name })).toBeInTheDocument()
  })

  it('shows what fits, and of all the others every reason why not', () => {
    draw({ years: '18', minutes: '20', level: 'b' }, found(pageOf(), pageOf(REASONING, SCREENER)))
    expect(screen.getByRole('heading', { name: 'Nothing fits all of it' })).toBeVisible()
    const rest = screen.getByRole('region', { name: 'What does not fit, and why' })
    expect(
      within(rest)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(
      expect.arrayContaining([
        'for ages 6:0–16:11',
        'takes at least 50 minutes',
        'needs level C',
        'takes at least 120 minutes',
      ]),
    )
  })

  it('does not list among the others what fits', () => {
    draw({ years: '20' }, found(pageOf(SCREENER), pageOf(REASONING, SCREENER)))
    const rest = screen.getByRole('region', { name: 'What does not fit, and why' })
    expect(within(rest).queryByText('QLGA')).not.toBeInTheDocument()
    expect(within(rest).getByText('HWRS-3')).toBeVisible()
  })

  it('names languages and settings in the words of the site', () => {
    draw({ setting: 'group', language: 'nl' }, found(pageOf(), pageOf(REASONING)), 'fr-ca')
    expect(screen.getByText('administrée à une personne à la fois')).toBeVisible()
    expect(screen.getByText('cahiers en anglais et français seulement')).toBeVisible()
  })

  it('keeps what was typed, and leads from each error to its field', () => {
    draw({ years: 'six', months: '12' })
    const links = within(screen.getByRole('alert')).getAllByRole('link')
    expect(links.map(link => link.getAttribute('href'))).toEqual(['#years', '#months'])
    expect(screen.getByLabelText('Years')).toHaveValue('six')
    expect(screen.getByLabelText('Years')).toHaveAccessibleDescription(/whole number from 0 to 120/)
  })

  it('keeps what was filled in while commerce is away', () => {
    draw({ years: '6', setting: 'group' }, { state: 'away', requestId: 'r-2' })
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('We cannot look for assessments')
    expect(screen.getByLabelText('Setting')).toHaveValue('group')
    expect(screen.getByText(/r-2/)).toBeVisible()
  })

  it('says so where only the others cannot be shown', () => {
    draw({ years: '20' }, found(pageOf(SCREENER), undefined))
    expect(screen.getByText('We cannot show what does not fit at the moment.')).toBeVisible()
  })
})
