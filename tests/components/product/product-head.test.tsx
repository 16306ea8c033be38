import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { EditionNotices } from '@/components/product/edition-notices'
import { LevelPanel } from '@/components/product/level-panel'
import { productFacts } from '@/components/product/product-facts'
import { ProductFactsView } from '@/components/product/product-facts-view'
import { ProductHead } from '@/components/product/product-head'
import { ProductTools } from '@/components/product/product-tools'
import { WithdrawnTitle } from '@/components/product/withdrawn-title'
import { DEFAULT_FLAGS } from '@/lib/backends/flags/flag-values'
import type { TitleProduct } from '@/lib/contract/commerce/catalogue/product'
import { comparePath, productPath } from '@/lib/site/paths'
import { itemWith } from '../../unit/catalogue/items'
import { REASONING, SCREENER } from '../../unit/catalogue/titles'

const NEWER = { code: 'P900000033', acronym: 'HWRS-4', name: 'Haldenwick Reasoning Scales 4', edition: 4 }
const OLDER = { code: 'P900000009', acronym: 'HWRS-2', name: 'Haldenwick Reasoning Scales 2', edition: 2 }

const withFacts = (facts: Partial<TitleProduct['assessment']>): TitleProduct => ({
  ...REASONING,
  assessment: { ...REASONING.assessment, ...facts },
})

describe('the facts of a title', () => {
  it('are all shown, in the words of the field', () => {
    const { completion } = REASONING.assessment
    render(
      <ProductFactsView
        facts={productFacts(
          'en-us',
          withFacts({
            completion: { ...completion, note: 'ten core subtests' },
            population: {
              minAgeMonths: 72,
              maxAgeMonths: 203,
              grades: 'K–12',
              raters: ['PARENT', 'TEACHER'],
            },
            readingGrade: 5,
          }),
        )}
      />,
    )
    const terms = screen.getAllByRole('term').map(term => term.textContent)
    const values = screen.getAllByRole('definition').map(value => value.textContent)
    expect(terms.map((term, index) => `${term}: ${values[index]}`)).toEqual([
      'Ages (years:months): 6:0–16:11',
      'Grades: K–12',
      'Completion time: 50–70 minutes (ten core subtests)',
      'Administration: Paper and pencil, tablet',
      'Scoring: By hand, web-based',
      'Completed by: Parents, teachers',
      'Form languages: English, French',
      'Reading level: Grade 5',
      'Published: 2023',
    ])
  })
})

describe('a title of which nothing ships', () => {
  const drawWith = (...ways: readonly (keyof typeof FORMATS)[]) =>
    render(
      <ProductHead
        locale="en-us"
        title={{
          ...REASONING,
          variantOptions: ways.map(fulfilment =>
            itemWith({ code: fulfilment }, { fulfilment, format: FORMATS[fulfilment] }),
          ),
        }}
        cover={undefined}
        flags={DEFAULT_FLAGS.values}
        notices={null}
        tools={null}
      />,
    )
  const FORMATS = {
    SHIP: 'PRINT',
    INVENTORY_CREDIT: 'DIGITAL',
    EMAIL_ACCESS: 'DIGITAL',
    BOOKING: 'SERVICE',
  } as const

  it('says so in its head, and how what it consists of comes', () => {
    drawWith('INVENTORY_CREDIT', 'BOOKING')
    expect(screen.getByText('Digital delivery only.').parentElement).toHaveTextContent(
      'Digital delivery only. Usages are added to your inventory account. We’ll contact you to schedule live training.',
    )
  })

  it('is no title with a single thing that ships', () => {
    drawWith('EMAIL_ACCESS', 'SHIP')
    expect(screen.queryByText(/Digital only/)).not.toBeInTheDocument()
  })
})

describe('the level', () => {
  const draw = (title: TitleProduct) =>
    render(<LevelPanel locale="en-us" title={title} qualificationsHref="/levels" personal={<p>for you</p>} />)

  it('is explained, with the rule for everybody and the way to a higher one', () => {
    draw(withFacts({ qualificationTags: [{ code: 'M', name: 'Medical registration' }] }))
    expect(screen.getByText('Level C')).toBeInTheDocument()
    expect(screen.getByText(/doctorate/)).toBeInTheDocument()
    expect(screen.getByText(/must hold level C or higher/)).toBeInTheDocument()
    expect(screen.getByText('Also required: Medical registration')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'How to apply for a level' })).toHaveAttribute('href', '/levels')
    expect(screen.getByText('for you')).toBeInTheDocument()
  })

  it('is asked of no one where there is none', () => {
    draw(SCREENER)
    expect(screen.getByText('No qualification required.')).toBeInTheDocument()
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
  })

  it('is not said to be of no one’s concern where only institutions buy', () => {
    draw({ ...SCREENER, variantOptions: [itemWith({}, { shipTo: 'INSTITUTION' })] })
    expect(
      screen.getByText(
        'Sold to institutions only: order it for your organization. No qualification required.',
      ),
    ).toBeInTheDocument()
  })
})

describe('editions', () => {
  it('of a title that ends have the last day and the newer one', () => {
    render(
      <EditionNotices
        locale="en-us"
        title={withFacts({ status: 'ENDING', endDate: '2027-03-31', supersededBy: NEWER })}
      />,
    )
    expect(screen.getByText(/can be ordered until March 31, 2027/)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: /Haldenwick Reasoning Scales 4/ })).toHaveAttribute(
      'href',
      productPath('en-us', NEWER),
    )
  })

  it('can be distinguished by who owns one', () => {
    render(<EditionNotices locale="en-us" title={withFacts({ supersedes: OLDER, supersededBy: NEWER })} />)
    const helper = screen.getByText('Which edition do I own?').closest('details')
    expect(
      within(helper ?? document.body)
        .getAllByRole('listitem', { hidden: true })
        .map(entry => entry.textContent),
    ).toEqual(['HWRS-2: edition 2', 'HWRS-3: edition 3', 'HWRS-4: edition 4'])
  })

  it('are no question where there is one', () => {
    render(<EditionNotices locale="en-us" title={REASONING} />)
    expect(screen.queryByText('Which edition do I own?')).not.toBeInTheDocument()
  })

  it('of a title that is sold elsewhere lead to the sites that sell it', () => {
    render(<EditionNotices locale="es-es" title={REASONING} />)
    expect(screen.getByText('No se vende en este sitio')).toBeInTheDocument()
    expect(screen.getAllByRole('link').map(link => link.textContent)).toEqual([
      'Estados Unidos (English)',
      'Canadá (English)',
      'Canadá (Français)',
      'Reino Unido e Irlanda (English)',
      'Países Bajos (Nederlands)',
    ])
  })
})

describe('a withdrawn title', () => {
  it('leads to its successor', () => {
    render(
      <WithdrawnTitle
        locale="en-us"
        title={withFacts({ status: 'WITHDRAWN', supersededBy: NEWER })}
        supportHref="/help"
      />,
    )
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('HWRS-3 is no longer sold')
    expect(screen.getByRole('link', { name: NEWER.name })).toHaveAttribute(
      'href',
      productPath('en-us', NEWER),
    )
  })

  it('leads to support where there is none', () => {
    render(<WithdrawnTitle locale="en-us" title={withFacts({ status: 'WITHDRAWN' })} supportHref="/help" />)
    expect(screen.getByText(/can suggest an alternative/)).toBeInTheDocument()
  })
})

describe('what can be done with the page', () => {
  it('works without script: compare, and send its name and address by mail', () => {
    render(<ProductTools locale="en-us" title={REASONING} address="https://shop.example.com/p" />)
    expect(screen.getByRole('link', { name: 'Compare' })).toHaveAttribute(
      'href',
      comparePath('en-us', [REASONING.code]),
    )
    const mail = new URL(screen.getByRole('link', { name: 'Send by email' }).getAttribute('href') ?? '')
    expect(mail.searchParams.get('body')).toBe(
      'HWRS-3: Haldenwick Reasoning Scales, Third Edition\nhttps://shop.example.com/p',
    )
    expect(mail.search).not.toContain('+')
  })
})
