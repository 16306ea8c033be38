import { render, screen, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { describe, expect, it } from 'vitest'
import { CompareScreen } from '@/components/compare/compare-screen'
import { readComparedCodes } from '@/lib/catalogue/compare/compared-codes'
import type { TitleProduct } from '@/lib/contract/commerce/catalogue/product'
import { REASONING, SCREENER } from '../../unit/catalogue/titles'

type Props = Partial<ComponentProps<typeof CompareScreen>>

const draw = (codes: string, props: Props) =>
  render(
    <CompareScreen
      locale="en-us"
      chosen={readComparedCodes({ codes })}
      comparison={{ state: 'shown', titles: [], waiting: [], missing: [] }}
      onlyDifferences={false}
      text=""
      supportHref="#support"
      {...props}
    />,
  )

const BOTH = 'P900000011,P900000022'
const shown = { state: 'shown', titles: [REASONING, SCREENER], waiting: [], missing: [] } as const

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

describe('the comparison', () => {
  it('names what each cell is about by its row and column', () => {
    draw(BOTH, { comparison: shown })
    expect(screen.getAllByRole('columnheader')).toHaveLength(3)
    const ages = screen.getByRole('rowheader', { name: 'Ages (years:months)' }).closest('tr')
    expect(
      within(ages as HTMLElement)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['6:0–16:11', '18:0+'])
  })

  it('says where a title is silent, and leaves out what none of them says', () => {
    draw(BOTH, { comparison: shown })
    const authors = screen.getByRole('rowheader', { name: 'Authors' }).closest('tr')
    expect(authors).toHaveTextContent('Authors ≠M. HaldenwickNot stated')
    expect(screen.queryByRole('rowheader', { name: 'Norms' })).not.toBeInTheDocument()
  })

  it('can show differences only', () => {
    draw('P900000011,P900000022', {
      comparison: { ...shown, titles: [REASONING, { ...REASONING, code: 'P900000022' }] },
      onlyDifferences: true,
    })
    expect(screen.getByText('No differences between these assessments.')).toBeVisible()
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Price'])
    expect(hrefOf('Show everything')).toBe(`/store/usassessments/en/compare?codes=${BOTH}`)
  })

  it('takes a title away by a link, and keeps how it is shown', () => {
    draw(BOTH, { comparison: shown, onlyDifferences: true })
    expect(hrefOf('Remove QLGA from the comparison')).toBe(
      '/store/usassessments/en/compare?codes=P900000011&only=differences',
    )
  })

  it('marks the rows in which they differ, and leads to the items of each', () => {
    draw(BOTH, { comparison: shown })
    const levels = screen.getByRole('rowheader', { name: 'Qualification level' })
    expect(levels).toHaveTextContent('≠')
    expect(hrefOf('Items and prices of HWRS-3')).toMatch(/\/products\/P900000011\/[a-z0-9-]+#items$/)
  })

  it('tells what kits and forms begin at, and who has none', () => {
    const dollars = (value: number) => ({ currencyIso: 'USD', value })
    const titles: readonly TitleProduct[] = [
      {
        ...REASONING,
        itemGroups: [
          { group: 'KIT', count: 3, fromPrice: dollars(1_230) },
          { group: 'FORMS_REPORTS', count: 1, fromPrice: dollars(168) },
        ],
      },
      { ...SCREENER, itemGroups: [{ group: 'FORMS_REPORTS', count: 4 }] },
    ]
    draw(BOTH, { comparison: { ...shown, titles } })
    const cells = (name: RegExp) =>
      within(screen.getByRole('rowheader', { name }).closest('tr') as HTMLElement)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent)
    expect(cells(/^Kits/)).toEqual(['From $1,230.00', 'Not available'])
    expect(cells(/^Test forms and reports/)).toEqual(['$168.00', 'Price on request'])
  })

  it('has the field that adds another one above the table', () => {
    draw(BOTH, { comparison: shown })
    const field = screen.getByRole('searchbox', { name: 'Title, acronym or author' })
    const position = field.compareDocumentPosition(screen.getByRole('table'))
    expect(position & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0)
  })

  it('adds what was found to what is chosen', () => {
    draw('P900000011', {
      comparison: { state: 'shown', titles: [REASONING], waiting: [], missing: [], offered: [SCREENER] },
      text: 'admission',
    })
    expect(hrefOf('Add QLGA')).toBe(`/store/usassessments/en/compare?codes=${BOTH}`)
  })

  it('names what waits for room, and lets it in where one is removed', () => {
    draw(`${BOTH},P900000033`, {
      comparison: {
        ...shown,
        waiting: [
          { ...SCREENER, code: 'P900000033', assessment: { ...SCREENER.assessment, acronym: 'CVMB-4' } },
        ],
      },
    })
    expect(screen.getByText(/^You can compare up to four .* Not shown: CVMB-4\. Remove one/)).toBeVisible()
    expect(screen.getAllByRole('columnheader')).toHaveLength(3)
    expect(hrefOf('Remove QLGA from the comparison')).toBe(
      '/store/usassessments/en/compare?codes=P900000011,P900000033',
    )
    expect(hrefOf('Show differences only')).toContain('P900000033')
  })

  it('names what it cannot show', () => {
    draw('P900000011,P999999999,x', {
      comparison: { state: 'shown', titles: [REASONING], waiting: [], missing: ['P999999999'] },
    })
    expect(screen.getByText(/does not exist, or is not sold on this site: P999999999/)).toBeVisible()
    expect(screen.getByText(/Part of this link isn’t valid/)).toBeVisible()
  })

  it('keeps the choice while commerce is away', () => {
    draw(BOTH, { comparison: { state: 'away', requestId: 'r-3' } })
    expect(hrefOf('Try again')).toBe(`/store/usassessments/en/compare?codes=${BOTH}`)
    expect(screen.getByText(/r-3/)).toBeVisible()
  })
})
