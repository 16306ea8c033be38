import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { ItemList } from '@/components/product/item-list'
import { DEFAULT_FLAGS } from '@/lib/backends/flags/flag-values'
import { readCartLines } from '@/lib/cart/lines/cart-lines'
import type { ItemProduct } from '@/lib/contract/commerce/catalogue/product'
import { getMessages } from '@/lib/i18n/messages'
import { cartLinesActionPath, newQuotePath, newSavedCartPath } from '@/lib/site/paths'
import { LOCALES, type Locale } from '@/lib/site/sites'
import { renderFromServer } from '../../support/render-from-server'
import { itemWith } from '../../unit/catalogue/items'
import { REASONING } from '../../unit/catalogue/titles'

const draw = (items: readonly ItemProduct[], locale: Locale = 'en-us') =>
  renderFromServer(
    <ItemList
      locale={locale}
      title={{ ...REASONING, variantOptions: [...items] }}
      supplies={[]}
      askHref="/support"
      flags={DEFAULT_FLAGS.values}
    />,
  )

const FORMS = itemWith()
const BOOKLETS = itemWith({ code: '0900000102', name: 'Response Booklets' })

const form = () => document.querySelector('form')
const row = (code: string) => within(document.getElementById(`item-${code}`) ?? document.body)
const fieldsSentBy = (button: HTMLElement) =>
  Object.fromEntries(new FormData(form() ?? undefined, button)) as Record<string, string>

describe('items of a title', () => {
  it('each have a quantity and a button of their own, distinguished by their names', () => {
    draw([FORMS, BOOKLETS])
    for (const { code, name } of [FORMS, BOOKLETS]) {
      expect(row(code).getByRole('textbox', { name: `Quantity ${name}` })).toBeVisible()
      expect(row(code).getByRole('button', { name: `Add ${name}` })).toBeVisible()
    }
  })

  it('are sent so that the cart understands them: one by its button, without it all that have a quantity', () => {
    draw([FORMS, BOOKLETS])
    const field = row(BOOKLETS.code).getByRole<HTMLInputElement>('textbox', { name: /^Quantity/ })
    field.value = '3'
    expect(readCartLines(fieldsSentBy(row(FORMS.code).getByRole('button', { name: /^Add/ })))).toMatchObject({
      title: REASONING.code,
      lines: [{ code: FORMS.code, quantity: 1 }],
    })
    expect(readCartLines(fieldsSentBy(screen.getByRole('button', { name: 'Add to cart' })))).toMatchObject({
      title: REASONING.code,
      lines: [{ code: BOOKLETS.code, quantity: 3 }],
    })
  })

  it('are all meant by Enter, not only the first', () => {
    draw([FORMS, BOOKLETS])
    const first = form()?.querySelector('button')
    expect(first).toHaveTextContent('Add to cart')
    expect(first).not.toHaveAttribute('name')
    expect(first).toHaveAttribute('tabindex', '-1')
  })

  it.each<[string, ItemProduct]>([
    ['has no price here', itemWith({ price: undefined, purchasable: false })],
    [
      'is made a price on request',
      itemWith({ price: undefined, purchasable: false }, { priceOnRequest: true }),
    ],
    ['is no longer sold', itemWith({ purchasable: false }, { status: 'WITHDRAWN' })],
    ['is out of stock without a date', itemWith({ stock: { stockLevelStatus: 'outOfStock' } })],
  ])('cannot be added where one %s', (_why, item) => {
    draw([item, BOOKLETS])
    expect(row(item.code).queryByRole('button')).toBeNull()
    expect(row(BOOKLETS.code).getByRole('button', { name: /^Add/ })).toBeVisible()
  })

  it.each<[string, string, ItemProduct]>([
    [
      'is expected',
      'Back-order',
      itemWith({ stock: { stockLevelStatus: 'outOfStock', expectedOn: '2026-12-19' } }),
    ],
    [
      'comes out later',
      'Pre-order',
      itemWith({ stock: { stockLevelStatus: 'outOfStock', expectedOn: '2027-01-16', preorder: true } }),
    ],
    ['asks for a level', 'Add', itemWith({ qualificationLevel: { code: 'C', name: 'Level C', rank: 3 } })],
  ])('can be added where one %s, by a button that says "%s"', (_why, label, item) => {
    draw([item])
    expect(row(item.code).getByRole('button', { name: `${label} ${item.name}` })).toBeVisible()
  })

  it('suggest the least that can be ordered', () => {
    draw([itemWith({}, { order: { min: 5, max: 200, step: 5 } })])
    expect(screen.getByRole('textbox', { name: /^Quantity/ })).toHaveAttribute('placeholder', '5')
  })

  it('of which none can be ordered are no form', () => {
    draw([itemWith({ purchasable: false }, { status: 'WITHDRAWN' })])
    expect(form()).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it.each(LOCALES)('are added, kept for later and asked a quote for at their addresses in %s', locale => {
    draw([FORMS], locale)
    const { order } = getMessages(locale).product
    expect(form()).toHaveAttribute('action', cartLinesActionPath(locale))
    for (const [label, address] of [
      [order.save, newSavedCartPath(locale)],
      [order.quote, newQuotePath(locale)],
    ] as const) {
      const button = screen.getByRole('button', { name: label })
      expect(button).toHaveAttribute('formaction', address)
      expect(button).toHaveAttribute('formmethod', 'get')
    }
  })
})

describe('the order bar', () => {
  beforeEach(() => {
    document.documentElement.lang = 'en-US'
  })

  const bar = () => within(screen.getByRole('region', { name: 'Your selection' }))

  /** Whether the page is left for each press, without leaving it. */
  function leavings(): boolean[] {
    const left: boolean[] = []
    const note = (event: Event) => {
      left.push(!event.defaultPrevented)
      event.preventDefault()
    }
    window.addEventListener('submit', note)
    onTestFinished(() => window.removeEventListener('submit', note))
    return left
  }

  it('counts and sums what is typed, and says so politely', async () => {
    draw([FORMS, BOOKLETS])
    await userEvent.type(row(FORMS.code).getByRole('textbox'), '2')
    const told = bar().getByRole('status')
    expect(told.textContent).toMatch(/^1 item · \$/)
    await userEvent.type(row(BOOKLETS.code).getByRole('textbox'), '1')
    expect(told.textContent).toMatch(/^2 items · \$/)
    await userEvent.clear(row(FORMS.code).getByRole('textbox'))
    await userEvent.clear(row(BOOKLETS.code).getByRole('textbox'))
    expect(told).toBeEmptyDOMElement()
  })

  it.each(['Save for later', 'Request a quote'])(
    'with nothing chosen, “%s” says so on the page',
    async name => {
      draw([FORMS])
      const left = leavings()
      await userEvent.click(bar().getByRole('button', { name }))
      expect(left).toEqual([false])
      expect(bar().getByRole('status')).toHaveTextContent('Enter a quantity for at least one item.')
      await userEvent.type(row(FORMS.code).getByRole('textbox'), 'two')
      await userEvent.click(bar().getByRole('button', { name }))
      expect(left).toEqual([false, true])
    },
  )
})
