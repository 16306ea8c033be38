import { beforeEach, expect, it, vi } from 'vitest'
import { getMessages } from '@/lib/i18n/messages'
import { ITEMS } from '../../commerce/cart/cart-calls.ts'
import { drawPage } from '../../support/draw-page.ts'
import { renderFor } from '../../support/page-request.ts'
import { LISTS, quantities } from '../cart/cart-harness.ts'
import { serveSavedCarts } from './saved-carts-harness.ts'

vi.mock('next/headers', async () => (await import('../../support/page-request.ts')).nextHeaders)
vi.mock('next/navigation', async () => (await import('../../support/page-request.ts')).nextNavigation)

const store = serveSavedCarts()
const { browser, control, lists, sent, signIn } = store

const { cart: CART } = getMessages('en-us')

const draw = async (page: string, query: Record<string, string> = {}, code?: string) => {
  renderFor(browser)
  return (await drawPage(page, query, code)).replaceAll('<!-- -->', '').replaceAll('&#x27;', "'")
}

const LINES = quantities({ [ITEMS.kit]: 2 })

beforeEach(async () => {
  await signIn()
  await sent(LISTS, { intent: 'new', name: 'Autumn', ...LINES })
})

it.each([
  ['the page of a new saved cart', 'store/my-account/saved-carts/new', { title: 'AGSC-3', ...LINES }],
  ['the empty cart', 'store/cart', {}],
  ['the quick order', 'store/quick-order', {}],
])('%s says that saved carts cannot be shown now', async (_, page, query) => {
  expect(await draw(page, query)).not.toContain(CART.empty.listsUnavailable)
  await control('POST', '/faults', {
    service: 'commerce',
    method: 'GET',
    path: '^.*/users/current/carts$',
    status: 503,
  })
  expect(await draw(page, query)).toContain(CART.empty.listsUnavailable)
})

it('the page of a saved cart is shown where the others cannot be loaded', async () => {
  const [list] = await lists()
  const path = '^.*/users/current/carts$'
  await control('POST', '/faults', { service: 'commerce', method: 'GET', path, status: 503 })
  const page = await draw('store/my-account/saved-carts/[code]', {}, list?.code)
  expect(page).toContain('value="Autumn (2)"')
})

it('a quote is asked for with the lines of a saved cart', async () => {
  const [list] = await lists()
  const page = await draw('store/my-account/saved-carts/[code]', {}, list?.code)
  expect(page).toContain(`/my-account/quotes/new?quantity.${ITEMS.kit}=2"`)
})
