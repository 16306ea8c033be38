import { beforeEach, describe, expect, it, vi } from 'vitest'
import { getMessages } from '@/lib/i18n/messages'
import { savedCartCsvPath, savedCartImportActionPath } from '@/lib/site/saved-cart-paths'
import { ITEMS } from '../../commerce/cart/cart-calls.ts'
import { drawPage } from '../../support/draw-page.ts'
import { renderFor } from '../../support/page-request.ts'
import { LISTS, quantities } from '../cart/cart-harness.ts'
import { PAGE, serveSavedCarts } from './saved-carts-harness.ts'

vi.mock('next/headers', async () => (await import('../../support/page-request.ts')).nextHeaders)
vi.mock('next/navigation', async () => (await import('../../support/page-request.ts')).nextNavigation)

const store = serveSavedCarts()
const { browser, control, listed, lists, ofStranger, rejected, reported, sent, signIn } = store

const { quickOrder: FILES, cart: CART } = getMessages('en-us')

const IMPORT = savedCartImportActionPath('en-us')

const upload = (
  text: string | Uint8Array<ArrayBuffer>,
  fields: Record<string, string>,
  name = 'list.csv',
) => {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.set(field, value)
  form.set('file', new File([text], name, { type: 'text/csv' }))
  return sent(IMPORT, form)
}

const draw = async (page: string, query: URLSearchParams, code?: string) => {
  renderFor(browser)
  const html = await drawPage(page, Object.fromEntries(query), code)
  return html.replaceAll('<!-- -->', '').replaceAll('&#x27;', "'")
}

const textsOf = async (query: URLSearchParams) => (await reported(query))?.lines.map(({ text }) => text)

/** Code of a new saved cart. */
const save = async (name: string, lines: Record<string, number>): Promise<string> => {
  await sent(LISTS, { intent: 'new', name, submissionKey: `save-${name}`, ...quantities(lines) })
  return (await lists()).find(list => list.name === name)?.code ?? ''
}

/** What the saved cart of a stranger holds. */
const linesOfStranger = () =>
  store
    .sandbox()
    .context.database.prepare('SELECT * FROM commerce_cart_entries WHERE cart = ? ORDER BY 1, 2')
    .all(ofStranger())

const download = async (code: string) => browser.send(savedCartCsvPath('en-us', code))

beforeEach(() => signIn())

describe('a saved cart as CSV', () => {
  it('states what each line costs now and cost when it was saved, in UTF-8 with its mark', async () => {
    const code = await save('Autumn', { [ITEMS.kit]: 2 })
    await control('PUT', `/commerce/catalogue/items/${ITEMS.kit}`, { site: 'usassessments', price: 25_000 })
    const response = await download(code)
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="saved-cart-${code}.csv"`)
    const bytes = new Uint8Array(await response.arrayBuffer())
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const [head, line] = new TextDecoder().decode(bytes).split('\r\n')
    expect(head).toMatch(
      /^Item number,Item,Quantity,Unit price,Total,Unit price when saved,Total when saved,/,
    )
    expect(line).toMatch(new RegExp(`^${ITEMS.kit},.*,2,250\\.00,500\\.00,226\\.00,452\\.00,Available,,USD$`))
  })

  it('runs no formula of a note', async () => {
    const code = await save('Autumn', { [ITEMS.kit]: 1 })
    const write = 'UPDATE commerce_cart_entries SET note = ? WHERE cart = ?'
    store.sandbox().context.database.prepare(write).run('=1+1', code)
    expect(await (await download(code)).text()).toContain(",'=1+1,")
  })

  it('can be imported again as it is', async () => {
    const code = await save('Autumn', { [ITEMS.kit]: 2, [ITEMS.usage]: 3 })
    const { path } = await upload(await (await download(code)).text(), { name: 'Again' })
    expect(await listed(path.split('/').at(-1) ?? '')).toEqual({ [ITEMS.kit]: 2, [ITEMS.usage]: 3 })
  })

  it('of somebody else, or of none, leads to the page that says so', async () => {
    for (const code of [ofStranger(), '99999999']) {
      const response = await download(code)
      expect([response.status, response.headers.get('location')]).toEqual([303, `${PAGE}/${code}`])
    }
  })
})

describe('an imported file', () => {
  it('becomes a saved cart of the lines that can be ordered, with a verdict for each other line', async () => {
    const file = `Item number,Qty\n${ITEMS.kit},2\n999,1\n${ITEMS.kit},1\n${ITEMS.withdrawn},1\n${ITEMS.usage},x\n,5\n`
    const { path, query } = await upload(file, { name: 'From a file' })
    const code = path.split('/').at(-1) ?? ''
    expect(await listed(code)).toEqual({ [ITEMS.kit]: 3 })
    expect((await reported(query))?.message).toBe('1 line was imported into “From a file”.')
    expect(await textsOf(query)).toEqual([
      'Of 6 lines, 1 were imported, 1 joined with others, 4 left out.',
      expect.stringMatching(/^Line 2 \(999\): We can’t find this item number/),
      `Line 3 (${ITEMS.kit}): Same item as line 1. Both quantities are added together there.`,
      expect.stringMatching(new RegExp(`^Line 4 \\(${ITEMS.withdrawn}\\): `)),
      expect.stringMatching(new RegExp(`^Line 5 \\(${ITEMS.usage}\\): Enter a whole number`)),
      expect.stringMatching(/^Line 6 \(\): Enter an item number/),
    ])
    const page = await draw('store/my-account/saved-carts/[code]', query, code)
    expect(page).toContain('1 line was imported into “From a file”.')
    expect(page).toContain('Of 6 lines')
  })

  it.each([
    ['semicolons and quotes', `"${ITEMS.kit}";"2"\r\n`],
    ['UTF-16', new Uint8Array(Buffer.from(`\u{FEFF}${ITEMS.kit}\t2`, 'utf16le'))],
    ['a lost leading zero', `${Number(ITEMS.kit)},2`],
  ])('is read with %s', async (_, content) => {
    const { path } = await upload(content, { name: 'Read' })
    expect(await listed(path.split('/').at(-1) ?? '')).toEqual({ [ITEMS.kit]: 2 })
  })

  it('is saved once when it is submitted twice', async () => {
    const fields = { name: 'Once', submissionKey: 'import-once' }
    await Promise.all([upload(`${ITEMS.kit},2`, fields), upload(`${ITEMS.kit},2`, fields)])
    expect((await lists()).map(({ name }) => name)).toEqual(['Once'])
  })

  it('without a valid line saves nothing, and says why for each line; the name is kept', async () => {
    const { path, query } = await upload('999,1\n998,2\n', { name: 'Nothing' })
    expect(path).toBe(`${PAGE}/import`)
    expect(await lists()).toEqual([])
    const page = await draw('store/my-account/saved-carts/import', query)
    expect(page).toContain('Nothing was saved: none of the 2 lines can be ordered.')
    expect(page).toMatch(/Line 1 \(999\): .*Line 2 \(998\): /s)
    expect(page).toContain('value="Nothing"')
  })

  it.each([
    ['', 'list.csv', 'noFile', FILES.errors.noFile],
    ['PK\u0003\u0004', 'list.csv', 'fileType', FILES.errors.fileType],
    [`${ITEMS.kit},1`, 'list.pdf', 'fileType', FILES.errors.fileType],
    ['1,1\n'.repeat(501), 'list.csv', 'tooManyInFile', 'Choose a file with 500 lines or fewer'],
  ])('is refused before it is read, and the name is kept: %#', async (text, name, code, message) => {
    const { query } = await upload(text, { name: 'Kept' }, name)
    expect(await rejected(query)).toMatchObject({
      fields: { name: 'Kept' },
      errors: { fieldErrors: [{ name: 'file', code }] },
    })
    expect(await draw('store/my-account/saved-carts/import', query)).toContain(message)
    expect(await lists()).toEqual([])
  })

  it('says at the field which size is allowed, where the front door has refused the file', async () => {
    const page = await draw(
      'store/my-account/saved-carts/import',
      new URLSearchParams({ error: 'fileTooLarge' }),
    )
    expect(page).toContain('Choose a file of 100\u00a0kB or less')
  })

  it('needs a name that no other saved cart has', async () => {
    await save('Autumn', { [ITEMS.kit]: 1 })
    for (const [name, text] of [
      ['', CART.errors.nameRequired],
      ['AUTUMN', 'You already have a saved cart called “AUTUMN”.'],
    ] as const) {
      const { query } = await upload(`${ITEMS.kit},2`, { name })
      expect(await draw('store/my-account/saved-carts/import', query)).toContain(text)
    }
    expect(await lists()).toHaveLength(1)
  })

  it('is added to a saved cart, and nothing is added to one of somebody else', async () => {
    const code = await save('Autumn', { [ITEMS.kit]: 1 })
    const { path } = await upload(`${ITEMS.kit},2\n${ITEMS.usage},3`, { list: code })
    expect(path).toBe(`${PAGE}/${code}`)
    expect(await listed(code)).toEqual({ [ITEMS.kit]: 3, [ITEMS.usage]: 3 })
    const before = linesOfStranger()
    for (const list of [ofStranger(), '99999999'])
      expect((await upload(`${ITEMS.kit},2`, { list })).told).toEqual(['This saved cart is no longer there.'])
    expect(linesOfStranger()).toEqual(before)
    expect(await draw('store/my-account/saved-carts/[code]/import', new URLSearchParams(), code)).toContain(
      `name="list" value="${code}"`,
    )
    const drawn = async (list: string) =>
      (await draw('store/my-account/saved-carts/[code]/import', new URLSearchParams(), list))
        .replaceAll(list, '99999999')
        .replaceAll(/[\w-]{22,}/g, 'KEY')
    const unknown = await drawn('99999999')
    expect(await drawn(ofStranger())).toBe(unknown)
    expect(unknown).not.toContain('type="file"')
  })
})
