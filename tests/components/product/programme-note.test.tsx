import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ItemList } from '@/components/product/item-list'
import { ProgrammeNote } from '@/components/product/programme-note'
import { askAgain, watchVisitor } from '@/components/session/visitor'
import { DEFAULT_FLAGS } from '@/lib/backends/flags/flag-values'
import { drawOnServer } from '../../support/render-from-server'
import { itemWith } from '../../unit/catalogue/items'
import { REASONING } from '../../unit/catalogue/titles'

const PATH = '/api/programmes?locale=en-us'
const person = (visitorKey: string) => ({
  state: 'signedIn',
  visitorKey,
  firstName: 'Ada',
  lastName: 'Bright',
})
const DISCOUNT = { name: 'Organization-level discount', facts: 'Applied in your cart' }

let visitor: unknown
let loaded: () => Response
const asked = vi.fn(async (path: string) => (path === PATH ? loaded() : Response.json(visitor)))
const askedForProgrammes = () => asked.mock.calls.filter(([path]) => path === PATH).length

let end = () => undefined as unknown

beforeEach(() => {
  vi.stubGlobal('fetch', asked)
  loaded = () => Response.json({ programmes: [DISCOUNT] })
})

afterEach(() => {
  cleanup()
  end()
  asked.mockClear()
  vi.unstubAllGlobals()
})

const look = (next: unknown) =>
  act(async () => {
    visitor = next
    await askAgain()
  })

function open(): void {
  end = watchVisitor('/api/account')
  render(<ProgrammeNote path={PATH} />)
}

it('tells which programmes change the prices for the signed-in user', async () => {
  open()
  await look(person('k1'))
  expect((await screen.findByRole('listitem')).textContent).toBe(`${DISCOUNT.name} · ${DISCOUNT.facts}`)
})

it('asks and tells nothing for anonymous users', async () => {
  open()
  await look({ state: 'anonymous' })
  expect(askedForProgrammes()).toBe(0)
  expect(screen.queryByRole('list')).toBeNull()
})

it('shows no one the programmes of another user', async () => {
  open()
  await look(person('k1'))
  await screen.findByRole('listitem')
  loaded = () => Response.json({ programmes: [] })
  await look(person('k2'))
  expect(screen.queryByRole('list')).toBeNull()
})

it.each<[string, () => Response]>([
  ['an outage', () => new Response(null, { status: 503 })],
  ['what no one understands', () => Response.json({ programmes: [{ name: 1 }] })],
  ['no programme', () => Response.json({ programmes: [] })],
])('is silent about %s', async (_what, answer) => {
  loaded = answer
  open()
  await look(person('k1'))
  await vi.waitFor(() => expect(askedForProgrammes()).toBe(1))
  expect(screen.queryByRole('list')).toBeNull()
})

const OWN = {
  percent: 10,
  currency: 'USD',
  text: 'With a discount.',
  own: 'Your price:',
  list: 'List price:',
}

it('shows what a user with a discount pays beside each list price, and takes it back with them', async () => {
  document.documentElement.lang = 'en-US'
  const usd = (value: number) => ({ currencyIso: 'USD', value })
  const item = itemWith({ price: usd(89), volumePrices: [{ ...usd(80), minQuantity: 10 }] })
  const list = document.body.appendChild(document.createElement('div'))
  list.innerHTML = drawOnServer(
    <ItemList
      locale="en-us"
      title={{ ...REASONING, variantOptions: [item] }}
      supplies={[]}
      askHref="/support"
      flags={DEFAULT_FLAGS.values}
    />,
  )
  const before = list.innerHTML
  const prices = () => [...list.querySelectorAll('[data-list-price]')].map(({ textContent }) => textContent)
  loaded = () => Response.json({ programmes: [DISCOUNT], discount: OWN })
  open()
  await look(person('k1'))
  await vi.waitFor(() =>
    expect(prices()).toEqual([
      'Your price: $80.10 List price: $89.00',
      'Your price: $72.00 List price: $80.00',
    ]),
  )
  expect([...list.querySelectorAll('s')].map(({ textContent }) => textContent)).toEqual(['$89.00', '$80.00'])
  expect(screen.getAllByTitle(OWN.text)).toHaveLength(2)
  await look({ state: 'anonymous' })
  expect(list.innerHTML).toBe(before)
  list.remove()
})
