import { beforeEach, describe, expect, it } from 'vitest'
import { ITEMS } from '../../commerce/cart/cart-calls.ts'
import { sealFormOwner } from '../sign-in/sign-in-harness.ts'
import {
  cartsOf,
  ENTRIES,
  held,
  LINES,
  LISTS,
  QUOTES,
  quantities,
  STORE,
  serveCarts,
  shopperOf,
} from './cart-harness.ts'

const store = serveCarts()
const { browser } = store

const ACCOUNT = '/api/cart/account?locale=en-us'
const SHARES = '/api/cart/shares?locale=en-us'
const VOUCHERS = '/api/cart/vouchers?locale=en-us'
const EASTMARSH = 'org-eastmarsh'

/** The account of the signed-in user that is no organization. */
async function personalAccount(): Promise<string> {
  const { listAccounts } = await import('@/lib/organisation/list-accounts.server')
  const { requireSignedIn } = await import('@/lib/session/customer.server')
  const accounts = await listAccounts(requireSignedIn(await shopperOf(browser)))
  const personal = accounts.ok ? accounts.value.find(({ isPersonal }) => isPersonal) : undefined
  if (personal === undefined) throw new Error('the user has no personal account')
  return personal.uid
}

const formOwner = () => sealFormOwner('uid-edith')

/** Switches the account of the cart, as another tab does. */
const switchTo = async (account: string, more: Record<string, string> = {}) =>
  store.send(ACCOUNT, { account, formOwner: await formOwner(), ...more })

/** The account of a cart without an organization, as its forms carry it. */
const PERSONAL = ''

const accountOfCart = async () => (await cartsOf(browser)).cart?.organization?.uid ?? PERSONAL

beforeEach(async () => {
  await store.signIn()
  await store.add({ [ITEMS.kit]: 2, [ITEMS.manual]: 1 })
  await switchTo(EASTMARSH)
})

describe('a switch of the account', () => {
  it('takes the items along, and says what changes', async () => {
    const { body } = await switchTo(await personalAccount(), { items: 'copy' })
    expect(body.message).toContain('Your cart is now for Personal account. This price agreement')
    expect(await held(browser)).toEqual({ [ITEMS.kit]: 2, [ITEMS.manual]: 1 })
    expect(await accountOfCart()).toBe(PERSONAL)
  })

  it('keeps the items as a saved cart', async () => {
    await switchTo(await personalAccount(), { items: 'separate' })
    expect(await held(browser)).toEqual({})
    expect(await accountOfCart()).toBe(PERSONAL)
    expect((await store.calls()).filter(call => /\/carts\/.*save/.test(call))).toHaveLength(1)
  })

  it('discards the items', async () => {
    await switchTo(await personalAccount(), { items: 'discard' })
    expect(await held(browser)).toEqual({})
  })

  it('to an account of somebody else is refused', async () => {
    expect((await switchTo('org-westmere')).status).toBe(422)
    expect(await accountOfCart()).toBe(EASTMARSH)
  })
})

describe('another account for new carts', () => {
  it('leaves the open cart to the account it was begun for', async () => {
    const { makeDefaultAccount } = await import('@/lib/organisation/members.server')
    const { requireSignedIn } = await import('@/lib/session/customer.server')
    const use = async (uid: string) => {
      const context = requireSignedIn(await shopperOf(browser))
      expect((await makeDefaultAccount(context, uid)).ok).toBe(true)
    }
    store.sandbox().context.database.exec('DELETE FROM commerce_checkouts')
    expect(await accountOfCart()).toBe(EASTMARSH)
    await use(await personalAccount())
    expect(await accountOfCart()).toBe(EASTMARSH)
    store.sandbox().context.database.exec('DELETE FROM commerce_checkouts')
    expect(await accountOfCart()).toBe(PERSONAL)
    await use(EASTMARSH)
    expect(await accountOfCart()).toBe(PERSONAL)
  })
})

describe('a form of a page that shows another account than the cart is for now', () => {
  const FORMS = [
    ['a quantity', ENTRIES, quantities({ [ITEMS.kit]: 5 })],
    ['a removal', ENTRIES, { remove: ITEMS.kit }],
    ['an undo', ENTRIES, { ...quantities({ [ITEMS.usage]: 5 }), intent: 'undo' }],
    ['a note', ENTRIES, { [`note.${ITEMS.kit}`]: 'For Jo', [`noteBefore.${ITEMS.kit}`]: '' }],
    ['emptying', ENTRIES, { intent: 'empty' }],
    ['an offered quantity', LINES, quantities({ [ITEMS.usage]: 10 })],
    ['a promotion code', VOUCHERS, { voucher: 'WELCOME10' }],
    ['a link to a copy', SHARES, { intent: 'create' }],
    ['saving for later', LISTS, { later: ITEMS.kit }],
    ['saving as a cart', LISTS, { intent: 'save', name: 'Autumn' }],
    ['a quote', QUOTES, { name: 'Autumn' }],
  ] as const

  it.each(FORMS)('changes nothing: %s', async (_, path, fields) => {
    await switchTo(await personalAccount())
    const before = await cartsOf(browser)
    const form = { ...fields, formOwner: await formOwner(), cartAccount: EASTMARSH }
    const { status, body } = await store.send(path, form)
    expect({ status, body }).toEqual({
      status: 409,
      body: { message: expect.stringContaining('another account'), reason: 'accountSwitched' },
    })
    expect(await cartsOf(browser)).toEqual(before)
  })

  it('changes nothing where it switches the account itself', async () => {
    await switchTo(await personalAccount())
    expect((await switchTo(EASTMARSH, { items: 'discard', cartAccount: EASTMARSH })).status).toBe(409)
    expect(await held(browser)).toEqual({ [ITEMS.kit]: 2, [ITEMS.manual]: 1 })
    expect(await accountOfCart()).toBe(PERSONAL)
  })

  it('keeps the typed quantity without script, and takes effect once the page shows the account', async () => {
    await switchTo(await personalAccount())
    const form = { ...quantities({ [ITEMS.kit]: 5 }), formOwner: await formOwner() }
    const refused = await browser.send(ENTRIES, { form: { ...form, cartAccount: EASTMARSH } })
    const to = new URL(refused.headers.get('location') ?? '', 'http://store')
    expect([to.pathname, to.searchParams.get(`quantity.${ITEMS.kit}`)]).toEqual([`${STORE}/cart`, '5'])
    expect((await store.send(ENTRIES, { ...form, cartAccount: PERSONAL })).status).toBe(200)
    expect(await held(browser)).toMatchObject({ [ITEMS.kit]: 5 })
  })
})

describe('beside the cart', () => {
  it('exemptions of its organization are known, and none for another account', async () => {
    const { loadExemptions } = await import('@/lib/cart/sums/load-exemptions.server')
    const exemptions = async () =>
      loadExemptions(await shopperOf(browser), (await cartsOf(browser)).cart, 10_000)
    expect(await exemptions()).toEqual([{ region: 'Ohio', validUntil: expect.stringMatching(/^\d{4}-/) }])
    await switchTo(await personalAccount())
    expect(await exemptions()).toEqual([])
  })
})
