import { describe, expect, it } from 'vitest'
import { ITEMS } from '../../commerce/cart/cart-calls.ts'
import { held, SCRIPT, STORE, serveCarts } from '../cart/cart-harness.ts'
import { Browser, readRejectedForm } from '../sign-in/sign-in-harness.ts'

const store = serveCarts()
const { browser } = store

const LIST = '/api/quick-order?locale=en-us'
const PAGE = `${STORE}/quick-order`
const KEY = '2f6f1c9e-6f0a-4f65-9f4e-0c7c0f0f3a22'

type Row = readonly [code: string, quantity?: string]

const fieldsOf = (rows: readonly Row[]): Record<string, string> =>
  Object.fromEntries(
    rows.flatMap(([code, quantity = '1'], index) => [
      [`code.${index}`, code],
      [`amount.${index}`, quantity],
    ]),
  )

/** Submits as a script. */
async function sendList(rows: readonly Row[], more: Record<string, string> = {}, by = browser) {
  const response = await by.send(LIST, { form: { ...fieldsOf(rows), ...more }, headers: SCRIPT })
  return { status: response.status, body: await response.json() }
}

/** Submits as a browser without script and returns the address that it is led to. */
async function postList(rows: readonly Row[], more: Record<string, string> = {}, by = browser) {
  const response = await by.send(LIST, { form: { ...fieldsOf(rows), ...more } })
  return { status: response.status, to: response.headers.get('location') ?? '' }
}

const idIn = (address: string): string => new URL(address, 'http://store').searchParams.get('form') ?? ''

const storedIn = async (address: string, user?: string) => readRejectedForm(idIn(address), user)

const cartCalls = async () => (await store.calls()).filter(call => /^POST .*\/carts/.test(call))

describe('the check of a list', () => {
  it('gives every line a verdict, and the counts add up', async () => {
    const { body } = await sendList([
      [ITEMS.kit, '2'],
      ['0000000001'],
      [ITEMS.withdrawn],
      [ITEMS.elsewhere],
      [ITEMS.formsOfLevelC],
      [ITEMS.kit, '21'],
      ['', '3'],
      ['', ''],
      [ITEMS.manual, 'x'],
    ])
    const tones = body.view.lines.map((line: { tone: string } | null) => line?.tone)
    expect(tones).toEqual(['bad', 'bad', 'bad', 'bad', 'caution', 'merged', 'bad', undefined, 'bad'])
    expect(body.view.summary).toBe(
      '1 item can be added, 6 lines need a change, 1 line is added to another one.',
    )
  })

  it.each([
    ['without its leading zeros', '31601101'],
    ['with spaces and hyphens', '0031-601 101'],
    ['in full-width digits', '００３１６０１１０１'],
    ['as text of a spreadsheet', "'0031601101"],
  ])('finds an item number %s', async (_, typed) => {
    const { body } = await sendList([[typed]])
    expect(body.view).toMatchObject({ good: 1, subtotal: '$226.00' })
  })

  it('states a required level to a visitor, and decides it for a user', async () => {
    const texts = async (by: Browser) =>
      (await sendList([[ITEMS.formsOfLevelC]], {}, by)).body.view.lines[0].texts.join(' ')
    expect(await texts(browser)).toContain('Sign in to see')
    const other = new Browser()
    await store.signIn('edith.marsh', other)
    expect(await texts(other)).not.toContain('Sign in')
  })

  it('writes nothing to a cart, and stores the list for a reload', async () => {
    const { body } = await sendList([[ITEMS.kit, '2']])
    expect(await cartCalls()).toEqual([])
    expect(await storedIn(body.address)).toMatchObject({
      fields: { 'code.0': ITEMS.kit, 'amount.0': '2' },
    })
  })

  it('takes the place of the version before, but not of a list of somebody else', async () => {
    const first = idIn((await sendList([[ITEMS.kit]])).body.address)
    expect(idIn((await sendList([[ITEMS.manual]], { list: first })).body.address)).toBe(first)
    const user = new Browser()
    await store.signIn('edith.marsh', user)
    const own = idIn((await sendList([[ITEMS.kit]], {}, user)).body.address)
    expect(idIn((await sendList([[ITEMS.manual]], { list: own })).body.address)).not.toBe(own)
  })
})

describe.each([
  ['a visitor', undefined],
  ['a user', 'edith.marsh'],
] as const)('the list of %s', (_, username) => {
  const arrive = async () => {
    if (username !== undefined) await store.signIn(username)
  }

  it('leads to the cart when every line was added, once for a repeated submission', async () => {
    await arrive()
    const add = { intent: 'add', submissionKey: KEY }
    const rows: readonly Row[] = [
      [ITEMS.kit, '2'],
      [ITEMS.usage, '10'],
      [ITEMS.kit, '1'],
    ]
    const [one, other] = await Promise.all([postList(rows, add), postList(rows, add)])
    expect(one).toEqual(other)
    expect(one).toMatchObject({ status: 303, to: expect.stringContaining(`${STORE}/cart`) })
    expect(await held(browser)).toEqual({ [ITEMS.kit]: 3, [ITEMS.usage]: 10 })
  })

  it('keeps the lines that were not added', async () => {
    await arrive()
    const rows: readonly Row[] = [[ITEMS.kit], ['0000000001', '4'], [ITEMS.withdrawn]]
    const { to } = await postList(rows, { intent: 'add', submissionKey: KEY })
    expect(to).toContain(PAGE)
    const { body } = await sendList([], { list: idIn(to) })
    expect(body.view.good).toBe(0)
    expect(await held(browser)).toEqual({ [ITEMS.kit]: 1 })
  })

  it('keeps a line that commerce refuses, with its reason', async () => {
    await arrive()
    await postList([[ITEMS.kit, '15']], { intent: 'add', submissionKey: KEY })
    const again = await postList([[ITEMS.kit, '15']], {
      intent: 'add',
      submissionKey: KEY.replace('a22', 'a23'),
    })
    expect(again.to).toContain(PAGE)
    expect(await held(browser)).toEqual({ [ITEMS.kit]: 15 })
  })

  it('writes nothing where nothing is valid', async () => {
    await arrive()
    for (const intent of ['add', 'save', 'quote'])
      expect((await postList([['0000000001'], [ITEMS.kit, '0']], { intent })).to).toContain(PAGE)
    expect(await cartCalls()).toEqual([])
  })

  it('passes the valid lines on to a saved cart and a quote', async () => {
    await arrive()
    const rows: readonly Row[] = [[ITEMS.kit, '2'], ['0000000001']]
    const target = `quantity.${ITEMS.kit}=2`
    expect((await postList(rows, { intent: 'save' })).to).toBe(
      `${STORE}/my-account/saved-carts/new?${target}`,
    )
    expect((await postList(rows, { intent: 'quote' })).to).toBe(`${STORE}/my-account/quotes/new?${target}`)
  })
})

describe('the list without script', () => {
  it('gets more rows, up to 25', async () => {
    const { to } = await postList([[ITEMS.kit]], { intent: 'rows' })
    expect(Object.keys((await storedIn(to))?.fields ?? {})).toContain('code.5')
    const full = await postList(
      Array.from({ length: 25 }, (): Row => ['', '']),
      { intent: 'rows' },
    )
    expect(Object.keys((await storedIn(full.to))?.fields ?? {})).not.toContain('code.25')
  })

  it('loses a removed row, and gets the number of a successor', async () => {
    const removed = await postList([['1'], ['2']], { remove: '0' })
    expect((await storedIn(removed.to))?.fields).toMatchObject({ 'code.0': '2' })
    const replaced = await postList([['1'], ['2']], { replace: `1:${ITEMS.kit}` })
    expect((await storedIn(replaced.to))?.fields).toMatchObject({ 'code.0': '1', 'code.1': ITEMS.kit })
  })

  it('is cleared, and can be restored', async () => {
    const { to } = await postList([[ITEMS.kit, '2']], { intent: 'clear' })
    const before = (await storedIn(to))?.fields.cleared ?? ''
    expect(await readRejectedForm(before, undefined)).toMatchObject({ fields: { 'code.0': ITEMS.kit } })
  })

  it('takes pasted lines over, and keeps a text that is too long with its limit', async () => {
    const { to } = await postList([[ITEMS.kit]], { intent: 'paste', paste: `${ITEMS.manual}\t3` })
    expect((await storedIn(to))?.fields).toMatchObject({ 'code.1': ITEMS.manual, 'amount.1': '3' })
    const paste = Array.from({ length: 201 }, () => ITEMS.manual).join('\n')
    const long = await postList([[ITEMS.kit]], { intent: 'paste', paste })
    expect(await storedIn(long.to)).toMatchObject({
      fields: { 'code.0': ITEMS.kit, paste },
      errors: { fieldErrors: [{ name: 'paste', code: 'tooManyPasted', params: { max: 200 } }] },
    })
  })
})

it('a file is uploaded in parts, with its list, and its lines are added to it', async () => {
  const { POST } = await import('@/app/api/quick-order/route')
  const body = new FormData()
  for (const [name, value] of Object.entries({ ...fieldsOf([[ITEMS.kit, '2']]), intent: 'upload' }))
    body.append(name, value)
  body.append('file', new File([`Item number;Quantity\n${ITEMS.manual};3`], 'list.csv'))
  const origin = 'http://localhost:3000'
  const { NextRequest } = await import('next/server')
  const request = new NextRequest(`${origin}${LIST}`, {
    method: 'POST',
    headers: { origin, host: 'localhost:3000' },
    body,
  })
  const response = await POST(request)
  expect(response.status).toBe(303)
  expect((await storedIn(response.headers.get('location') ?? ''))?.fields).toMatchObject({
    'code.0': ITEMS.kit,
    'code.1': ITEMS.manual,
    'amount.1': '3',
  })
})

it('suggests items with short name, level and price, from three characters on', async () => {
  const { GET } = await import('@/app/api/quick-order/suggest/route')
  const { NextRequest } = await import('next/server')
  const ask = async (typed: string) => {
    const address = `http://localhost:3000/api/quick-order/suggest?locale=en-us&term=${typed}`
    return (await GET(new NextRequest(address, { headers: { host: 'localhost:3000' } }))).json()
  }
  expect(await ask('00')).toEqual({ items: [] })
  expect((await ask(ITEMS.kit)).items[0]).toMatchObject({
    code: ITEMS.kit,
    label: expect.stringMatching(/ · Level A · \$226\.00$/),
  })
})
