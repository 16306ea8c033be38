import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ItemList } from '@/components/product/item-list'
import { DEFAULT_FLAGS } from '@/lib/backends/flags/flag-values'
import type { ItemProduct } from '@/lib/contract/commerce/catalogue/product'
import { getMessages } from '@/lib/i18n/messages'
import type { Locale } from '@/lib/site/sites'
import { renderFromServer } from '../../support/render-from-server'
import { itemWith } from '../../unit/catalogue/items'
import { REASONING } from '../../unit/catalogue/titles'

const draw = (
  items: readonly ItemProduct[],
  locale: Locale = 'en-us',
  supplies: readonly ItemProduct[] = [],
) =>
  renderFromServer(
    <ItemList
      locale={locale}
      title={{ ...REASONING, variantOptions: [...items] }}
      supplies={supplies}
      askHref="/support"
      flags={DEFAULT_FLAGS.values}
    />,
  )

const row = (code: string): HTMLElement => {
  const found = document.getElementById(`item-${code}`)
  if (found === null) throw new Error(`no row ${code}`)
  return found
}

describe('an item', () => {
  it('tells number, form, unit, price and prices by quantity', () => {
    draw([
      itemWith({
        volumePrices: [
          { currencyIso: 'USD', value: 89, minQuantity: 1, maxQuantity: 9 },
          { currencyIso: 'USD', value: 80.1, minQuantity: 10 },
        ],
      }),
    ])
    const text = row('0900000101').textContent
    for (const part of ['Item 0900000101', 'Print', 'In stock', '$89.00', 'per pack of 25'])
      expect(text).toContain(part)
    const tiers = within(row('0900000101')).getByRole('list', { name: 'Prices by quantity' })
    expect(tiers.textContent).toBe('10 or more: $80.10')
  })

  it.each<[string, ItemProduct, string]>([
    [
      'out of stock has its date',
      itemWith({ stock: { stockLevelStatus: 'outOfStock', expectedOn: '2026-12-19' } }),
      'Out of stock, expected December 19, 2026',
    ],
    [
      'before its release can be ordered',
      itemWith({ stock: { stockLevelStatus: 'outOfStock', expectedOn: '2027-01-16', preorder: true } }),
      'Order now, ships from January 16, 2027',
    ],
    [
      'for institutions says so',
      itemWith({}, { shipTo: 'INSTITUTION' }),
      'Sold and delivered to institutions only',
    ],
    [
      'that ends has its last day',
      itemWith({}, { status: 'ENDING', endDate: '2027-03-31' }),
      'Can be ordered until March 31, 2027',
    ],
    [
      'that is gone names what takes its place',
      itemWith({}, { status: 'WITHDRAWN', replacedBy: '0900000202' }),
      'Replaced by item 0900000202',
    ],
    [
      'that does not ship says where it goes',
      itemWith({}, { fulfilment: 'INVENTORY_CREDIT', unit: 'USAGE', format: 'DIGITAL' }),
      'Digital delivery. Usages are added to your inventory account, usually within 24 hours.',
    ],
    [
      'sold in lots says so',
      itemWith({}, { order: { min: 10, max: 100, step: 5 } }),
      'At least 10 per order. In multiples of 5',
    ],
    ['with a term tells it', itemWith({}, { termMonths: 36 }), '3 years'],
  ])('%s', (_, item, expected) => {
    draw([item])
    expect(row(item.code)).toHaveTextContent(expected)
  })

  it('without a price is made on request, and leads to the contact form with the question', () => {
    draw([itemWith({ price: undefined }, { priceOnRequest: true })])
    expect(row('0900000101')).toHaveTextContent('Price on request')
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Request a price' })
    const { pathname, searchParams } = new URL(link.href)
    expect(pathname).toBe('/support')
    expect(searchParams.get('message')).toMatch(/^What is the price of .+ \(item 0900000101\)\?$/)
  })

  it('lists what is in it', () => {
    draw([
      itemWith(
        {},
        {
          contents: [
            { text: 'Manual', quantity: 1 },
            { text: 'Record forms', quantity: 2 },
          ],
        },
      ),
    ])
    expect(row('0900000101')).toHaveTextContent('1 × Manual')
    expect(row('0900000101')).toHaveTextContent('2 × Record forms')
  })
})

describe('groups', () => {
  it('tell the level of their items once, and a row only another one', () => {
    const levelB = { code: 'B', name: 'Level B', rank: 2 }
    draw([
      itemWith({ code: '1' }),
      itemWith({ code: '2' }),
      itemWith({ code: '3', qualificationLevel: levelB }),
      itemWith({ code: '4', qualificationLevel: undefined }),
    ])
    expect(screen.getByRole('heading', { level: 3, name: /Test forms/ })).toHaveTextContent(/Level C$/)
    expect(screen.getAllByText('Level C')).toHaveLength(1)
    expect(row('3')).toHaveTextContent('Level B')
    expect(row('4')).toHaveTextContent('No level needed')
  })

  const items = [itemWith({ code: '1' }, { group: 'KIT' }), itemWith({ code: '2' })]
  const itemGroups = [
    { group: 'KIT' as const, count: 1, fromPrice: { currencyIso: 'USD', value: 285 } },
    { group: 'FORMS_REPORTS' as const, count: 1 },
  ]

  it('have a name, a count and what the cheapest costs, and can be chosen one by one', () => {
    renderFromServer(
      <ItemList
        locale="en-us"
        title={{ ...REASONING, variantOptions: items, itemGroups }}
        supplies={[]}
        askHref="/support"
        flags={DEFAULT_FLAGS.values}
      />,
    )
    expect(screen.getByRole('heading', { level: 3, name: /Kits/ })).toHaveTextContent(
      'Kits1 item · From $285.00Level C',
    )
    const choices = within(screen.getByRole('group', { name: 'Show' })).getAllByRole('radio')
    expect(choices.map(choice => choice.closest('label')?.textContent)).toEqual([
      'All items (2)',
      'Kits (1)',
      'Test forms and reports (1)',
    ])
    expect(choices[0]).toBeChecked()
  })

  it('need no choice where there is one', () => {
    draw([itemWith()])
    expect(screen.queryByRole('radio')).not.toBeInTheDocument()
  })
})

describe('what is used up', () => {
  const forms = itemWith({ code: '3', name: 'Record Forms' })
  const report = itemWith({ code: '4', name: 'Score Report' })
  const holding = (code: string, text: string) => ({ code, text, quantity: 1 })
  const kit = itemWith(
    { code: '1' },
    { group: 'KIT', contents: [holding('3', 'Record Forms'), holding('9', 'Manual')] },
  )
  const links = (within_: HTMLElement) => within(within_).queryAllByRole('link')

  it('of a kit leads to the rows in which it is ordered again, by name and number', () => {
    draw([kit, forms, report], 'en-us', [forms, report])
    const [link, ...others] = links(row('1'))
    expect([link?.textContent, link?.getAttribute('href')]).toEqual(['Record Forms (item 3)', '#item-3'])
    expect(others).toEqual([])
    expect(row('1')).toHaveTextContent('Refills:')
    expect(links(row('3'))).toEqual([])
  })

  it('beside the kits is named once, below them', () => {
    draw([kit, forms, report], 'en-us', [forms, report])
    const said = screen.getByText('Sold separately for these kits:').parentElement
    expect(links(said ?? document.body).map(link => link.getAttribute('href'))).toEqual(['#item-4'])
  })

  it('is not spoken of where there is nothing', () => {
    draw([kit, forms])
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
    expect(screen.queryByText(/Refills|Sold separately/)).not.toBeInTheDocument()
  })

  it('is shown by its link, whichever group was chosen before', () => {
    draw([kit, forms], 'en-us', [forms])
    fireEvent.click(screen.getByRole('radio', { name: /^Kits/ }))
    fireEvent.click(screen.getByRole('link', { name: 'Record Forms (item 3)' }))
    expect(screen.getByRole('radio', { name: /^All items/ })).toBeChecked()
  })
})

it.each<[Locale, RegExp]>([
  ['en-us', /Sales tax depends on where we deliver/],
  ['en-gb', /exclude VAT/],
  ['fr-ca', /TPS, la TVH/],
  ['nl-nl', /exclusief btw/],
  ['es-es', /no incluyen el IVA/],
  ['en-au', /include GST/],
  ['zh-sg', /exclude GST/],
  ['ja-jp', /duties and taxes of your country/],
])('%s says what its prices include', (locale, basis) => {
  draw([itemWith()], locale)
  expect(screen.getByText(basis)).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(
    getMessages(locale).product.items.heading,
  )
})

it('nothing is drawn of a title without items', () => {
  const { container } = draw([])
  expect(container).toBeEmptyDOMElement()
})
