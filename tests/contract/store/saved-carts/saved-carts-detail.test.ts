import { beforeEach, describe, expect, it, vi } from 'vitest'
import { getMessages } from '@/lib/i18n/messages'
import { ITEMS } from '../../commerce/cart/cart-calls.ts'
import { drawPage } from '../../support/draw-page.ts'
import { renderFor } from '../../support/page-request.ts'
import { LISTS, quantities } from '../cart/cart-harness.ts'
import { PAGE, serveSavedCarts } from './saved-carts-harness.ts'

vi.mock('next/headers', async () => (await import('../../support/page-request.ts')).nextHeaders)
vi.mock('next/navigation', async () => (await import('../../support/page-request.ts')).nextNavigation)

const store = serveSavedCarts()
const { add, browser, control, listed, lists, rejected, reported, sent, signIn } = store

const { savedCarts: TEXTS } = getMessages('en-us')

const SITE = 'usassessments'

const draw = async (code: string, query: Record<string, string> = {}) => {
  renderFor(browser)
  const html = await drawPage('store/my-account/saved-carts/[code]', query, code)
  return html.replaceAll('<!-- -->', '').replaceAll('&#x27;', "'")
}

const change = (item: string, body: object) => control('PUT', `/commerce/catalogue/items/${item}`, body)

/** Code of a new saved cart. */
const save = async (name: string, lines: Record<string, number>): Promise<string> => {
  await sent(LISTS, { intent: 'new', name, submissionKey: `save-${name}`, ...quantities(lines) })
  return (await lists()).find(list => list.name === name)?.code ?? ''
}

const versionOn = (html: string): string => /name="version" value="(\d+)"/.exec(html)?.[1] ?? ''

beforeEach(() => signIn())

describe('the page of a saved cart', () => {
  it('sums up what has changed since it was saved, and says it at each line with both amounts', async () => {
    const code = await save('Autumn', { [ITEMS.kit]: 2, [ITEMS.manual]: 1, [ITEMS.usage]: 5 })
    expect(await draw(code)).toContain(TEXTS.changes.none)
    await change(ITEMS.kit, { site: SITE, price: 25_000 })
    await change(ITEMS.manual, { site: SITE, stock: { level: 0 } })
    await change(ITEMS.usage, { status: 'WITHDRAWN' })
    const page = await draw(code)
    for (const text of [
      '3 items have changed since this cart was saved',
      '1 price is higher, 1 item is withdrawn',
      '1 item is out of stock',
      'Price up from $226.00 to $250.00.',
      TEXTS.changes.OUT_OF_STOCK,
      TEXTS.changes.WITHDRAWN,
    ])
      expect(page).toContain(text)
  })

  it.each(['merge', 'replace'])('names the same prices when it is restored: %s', async into => {
    const code = await save('Autumn', { [ITEMS.kit]: 2 })
    await add({ [ITEMS.manual]: 1 })
    await change(ITEMS.kit, { site: SITE, price: 20_000 })
    const asked = await sent(LISTS, { intent: 'restore', list: code })
    expect(await draw(code, Object.fromEntries(asked.query))).toContain('Price down from $226.00 to $200.00.')
    const { query } = await sent(LISTS, { into, list: code, submissionKey: `restore-${into}` })
    const texts = (await reported(query))?.lines.map(({ text }) => text)
    expect(texts).toContainEqual(expect.stringContaining('Price down from $226.00 to $200.00.'))
  })
})

describe('a saved cart', () => {
  it('gets a name that no other has; the form keeps what was typed', async () => {
    await save('Winter', { [ITEMS.kit]: 1 })
    const code = await save('Autumn', { [ITEMS.kit]: 1 })
    const form = { intent: 'rename', list: code, name: 'wINTER', description: 'Mine' }
    const { path, query } = await sent(LISTS, form)
    expect(path).toBe(`${PAGE}/${code}`)
    expect(await rejected(query)).toMatchObject({
      fields: { name: 'wINTER', description: 'Mine' },
      errors: { fieldErrors: [{ name: 'name', code: 'nameTaken' }] },
    })
    const page = await draw(code, Object.fromEntries(query))
    expect(page).toContain('You already have a saved cart called “wINTER”. Choose another name')
    expect(page).toContain('value="wINTER"')
    expect((await lists()).map(({ name }) => name).sort()).toEqual(['Autumn', 'Winter'])
  })

  it('is not overwritten by a second window; its form then shows the current version', async () => {
    const code = await save('Autumn', { [ITEMS.kit]: 1 })
    const version = versionOn(await draw(code))
    await sent(LISTS, { intent: 'rename', list: code, name: 'First window', version })
    const form = { intent: 'rename', list: code, name: 'Second window', version }
    const { query } = await sent(LISTS, { ...form, submissionKey: 'second' })
    expect((await lists()).map(({ name }) => name)).toEqual(['First window'])
    const page = await draw(code, Object.fromEntries(query))
    expect(page).toContain(TEXTS.versionConflict)
    expect(page).toContain('value="Second window"')
    await sent(LISTS, { ...form, version: versionOn(page), submissionKey: 'third' })
    expect((await lists()).map(({ name }) => name)).toEqual(['Second window'])
  })

  it('is marked as a school-year list, and no longer', async () => {
    const code = await save('Every August', { [ITEMS.kit]: 1 })
    const form = { intent: 'rename', list: code, name: 'Every August' }
    await sent(LISTS, { ...form, schoolYear: 'on' })
    expect(await draw(code)).toMatch(/<input[^>]*name="schoolYear"[^>]*checked/)
    await sent(LISTS, { ...form, submissionKey: 'again' })
    expect(await draw(code)).not.toMatch(/<input[^>]*name="schoolYear"[^>]*checked/)
  })

  it('is copied under a name that no other has, line by line, once', async () => {
    const code = await save('Autumn', { [ITEMS.kit]: 2, [ITEMS.usage]: 3 })
    expect(await draw(code)).toContain('value="Autumn (2)"')
    const taken = await sent(LISTS, { intent: 'copy', list: code, copyName: 'autumn' })
    expect(await draw(code, Object.fromEntries(taken.query))).toContain('called “autumn”')
    const form = { intent: 'copy', list: code, copyName: 'Autumn (2)', submissionKey: 'copy-once' }
    const done = await sent(LISTS, form)
    await sent(LISTS, form)
    const copy = done.path.split('/').at(-1) ?? ''
    expect(await listed(copy)).toEqual({ [ITEMS.kit]: 2, [ITEMS.usage]: 3 })
    expect((await lists()).map(({ name }) => name).sort()).toEqual(['Autumn', 'Autumn (2)'])
  })

  it.each(['rename', 'copy', 'share', 'withdraw', 'change', 'restore', 'undelete', 'delete'])(
    'that is not there, or is a stranger’s, is answered alike, and nothing happens: %s',
    async intent => {
      const form = {
        intent,
        name: 'Mine',
        copyName: 'Mine',
        organization: 'org-eastmarsh',
        permission: 'COPY',
      }
      const lines = intent === 'change' ? quantities({ [ITEMS.kit]: 1 }) : {}
      const unknown = await sent(LISTS, { ...form, ...lines, list: '99999999' })
      expect(unknown.path).toBe(PAGE)
      const theirs = await sent(LISTS, { ...form, ...lines, list: store.ofStranger() })
      expect([theirs.path, theirs.told]).toEqual([unknown.path, unknown.told])
      expect(await lists()).toEqual([])
    },
  )
})
