import { beforeEach, describe, expect, it, vi } from 'vitest'
import { MOST_SAVED_CARTS, UNDO_DELETION_MINUTES } from '@/lib/contract/commerce/cart/saved-cart'
import { getMessages } from '@/lib/i18n/messages'
import { ITEMS } from '../../commerce/cart/cart-calls.ts'
import { drawPage } from '../../support/draw-page.ts'
import { renderFor } from '../../support/page-request.ts'
import { LISTS, quantities } from '../cart/cart-harness.ts'
import { PAGE, serveSavedCarts } from './saved-carts-harness.ts'

vi.mock('next/headers', async () => (await import('../../support/page-request.ts')).nextHeaders)
vi.mock('next/navigation', async () => (await import('../../support/page-request.ts')).nextNavigation)

const store = serveSavedCarts()
const { browser, control, lists, reported, sent, signIn } = store

const { savedCarts: TEXTS, cart: CART } = getMessages('en-us')

const draw = async (query: Record<string, string> = {}) => {
  renderFor(browser)
  const html = await drawPage('store/my-account/saved-carts', query)
  return html.replaceAll('<!-- -->', '').replaceAll('&#x27;', "'")
}

const save = (name: string, lines: Record<string, number>) =>
  sent(LISTS, { intent: 'new', name, submissionKey: `save-${name}`, ...quantities(lines) })

/** Names of the saved carts on a page, in their order. */
const namesOn = (html: string) => [...html.matchAll(/saved-carts\/\d+">([^<]*)</g)].map(([, name]) => name)

beforeEach(() => signIn())

describe('the list of saved carts', () => {
  it('tells of each its total now and when it was saved, and the limits beforehand', async () => {
    await save('Every August', { [ITEMS.kit]: 2 })
    await control('PUT', `/commerce/catalogue/items/${ITEMS.kit}`, { site: 'usassessments', price: 25_000 })
    const page = await draw()
    expect(page).toContain('1 of 50 saved carts. Each holds up to 500 items.')
    for (const text of ['Every August', '1 item, 2 units', '$450.00', '$406.80 when saved'])
      expect(page).toContain(text)
  })

  it.each([
    [{ q: 'winter' }, ['Winter']],
    [{ q: ITEMS.manual }, ['Winter']],
    [{ sort: 'byName:asc' }, ['Autumn', 'Winter']],
    [{ sort: 'byTotal:asc' }, ['Winter', 'Autumn']],
    [{ q: 'nothing of this' }, []],
    [{ kind: 'schoolYear' }, []],
    [{ page: '7' }, []],
  ])('is searched, filtered and sorted by its address: %o', async (query, names) => {
    await save('Autumn', { [ITEMS.kit]: 1 })
    await save('Winter', { [ITEMS.manual]: 1 })
    expect(namesOn(await draw(query))).toEqual(names)
  })

  it('has pages of twenty, whose links keep search and order', async () => {
    for (let count = 10; count < 31; count += 1) await save(`List ${count}`, { [ITEMS.manual]: 1 })
    const first = await draw({ q: 'list', sort: 'byName:asc' })
    expect(namesOn(first)).toHaveLength(20)
    expect(first).toContain('q=list&amp;sort=byName%3Aasc&amp;page=2')
    expect(namesOn(await draw({ q: 'list', sort: 'byName:asc', page: '2' }))).toEqual(['List 30'])
    expect(await draw()).toContain(`21 of ${MOST_SAVED_CARTS} saved carts`)
  }, 60_000)

  it('says without saved carts how one is made, and states an outage', async () => {
    expect(await draw()).toContain(TEXTS.empty.text)
    await control('POST', '/faults', { service: 'commerce', path: '^.*/savedCarts', status: 503 })
    const page = await draw()
    expect(page).not.toContain(TEXTS.empty.title)
    expect(page).toContain('We cannot show this at the moment')
  })

  it('asks before a saved cart is deleted that another page shows, and keeps its filters', async () => {
    await save('Autumn', { [ITEMS.kit]: 1 })
    const [list] = await lists()
    const page = await draw({ q: 'winter', delete: list?.code ?? '' })
    expect(page).toContain('Delete “Autumn”?')
    expect(page).toContain(`href="${PAGE}?q=winter"`)
  })
})

describe('a deleted saved cart', () => {
  const deleted = async () => {
    await save('Autumn', { [ITEMS.kit]: 2 })
    const [list] = await lists()
    const code = list?.code ?? ''
    return { code, ...(await sent(LISTS, { intent: 'delete', list: code })) }
  }

  it('is brought back by the form of the message, without a script, once', async () => {
    const { code, query } = await deleted()
    expect(await lists()).toEqual([])
    const page = await draw(Object.fromEntries(query))
    expect(page).toContain(`<input type="hidden" name="list" value="${code}"/>`)
    expect(page).toMatch(new RegExp(`<button[^>]*value="undelete"[^>]*>${CART.removed.undo}<`))
    expect(page).toContain(`for ${UNDO_DELETION_MINUTES} minutes`)
    const back = await sent(LISTS, { intent: 'undelete', list: code })
    expect(back).toMatchObject({ path: PAGE, told: ['Undone. “Autumn” is as it was before.'] })
    expect(await lists()).toMatchObject([{ name: 'Autumn', totalUnitCount: 2 }])
  })

  it('is gone after a while', async () => {
    const { code } = await deleted()
    const earlier = 'UPDATE commerce_carts SET deleted_at = deleted_at - ? WHERE code = ?'
    store
      .sandbox()
      .context.database.prepare(earlier)
      .run(UNDO_DELETION_MINUTES * 60_000, code)
    expect((await sent(LISTS, { intent: 'undelete', list: code })).told).toEqual([TEXTS.undo.tooLate])
    expect(await lists()).toEqual([])
  })

  it('does not come back where fifty others have taken its place, and can once there is room', async () => {
    const { code } = await deleted()
    for (let count = 0; count < MOST_SAVED_CARTS; count += 1)
      await save(`List ${count}`, { [ITEMS.manual]: 1 })
    const full = await sent(LISTS, { intent: 'undelete', list: code })
    expect(await reported(full.query)).toMatchObject({ tone: 'caution', deleted: code })
    expect(await lists()).toHaveLength(MOST_SAVED_CARTS)
  }, 120_000)
})
