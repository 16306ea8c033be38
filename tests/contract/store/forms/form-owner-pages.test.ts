import { expect, it, vi } from 'vitest'
import { CART_ACCOUNT, FORM_OWNER } from '@/lib/forms/hidden-fields'
import { readMail } from '../../../../sandbox/mail-store.ts'
import { ITEMS } from '../../commerce/cart/cart-calls.ts'
import { drawPage, type PageParameters } from '../../support/draw-page.ts'
import { renderFor } from '../../support/page-request.ts'
import { cartsOf, ENTRIES, LISTS, QUOTES, quantities } from '../cart/cart-harness.ts'
import { CHOSEN, serveSavedCarts } from '../saved-carts/saved-carts-harness.ts'
import { sealFormOwner } from '../sign-in/sign-in-harness.ts'

vi.mock('next/headers', async () => (await import('../../support/page-request.ts')).nextHeaders)
vi.mock('next/navigation', async () => (await import('../../support/page-request.ts')).nextNavigation)

const store = serveSavedCarts()
const { browser, add, control, signIn, sent, lists, quotes } = store

/** HTML of a page as the server renders it for the user of the browser. */
async function draw(page: string, query: PageParameters, code: string): Promise<string> {
  renderFor(browser)
  return drawPage(page, query, code)
}

const FORM = /<form\b[^>]*\bmethod="post"[^>]*>.*?<\/form>/gs
const ACTION = /^<form\b[^>]*\baction="([^"?]*)/
const OWNER = new RegExp(`<input type="hidden" name="${FORM_OWNER}" value="([^"]+)"/>`)

/** Handlers that change no data of a user, so their forms need no owner. */
const WITHOUT_OWNER = ['/api/assessments/login/auth/sign-out']

/** Every form of a page that has an owner: its handler, and the user for whom it was sealed. */
async function formsOf(page: string, query: PageParameters, code = ''): Promise<readonly string[]> {
  const { readFormOwner } = await import('@/lib/forms/form-owner.server')
  const forms = (await draw(page, query, code)).match(FORM) ?? []
  const described = forms.map(async form => {
    const action = ACTION.exec(form)?.[1] ?? ''
    const owner = await readFormOwner(OWNER.exec(form)?.[1])
    return { action, text: `${action} of ${typeof owner === 'object' ? owner.user : owner}` }
  })
  return (await Promise.all(described))
    .filter(({ action }) => !WITHOUT_OWNER.includes(action))
    .map(({ text }) => text)
}

const fill = async () => {
  await add({ [ITEMS.kit]: 20, [ITEMS.usage]: 5 })
  return {}
}

const newList = async () => {
  await sent(LISTS, { intent: 'new', name: 'Stock', ...CHOSEN })
  return (await lists()).find(({ name }) => name === 'Stock')?.code ?? ''
}

/** The code of the link that a new email is sent. */
async function mailedLink(): Promise<string> {
  await sent('/api/account/email?locale=en-us', {
    email: 'new@example.org',
    [FORM_OWNER]: await sealFormOwner(await userId()),
  })
  const mail = readMail(store.sandbox().context.database).find(({ to }) => to === 'new@example.org')
  return /[?&]link=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

/** What has happened before the page is opened; returns its query, and the code in its address. */
type Before = () => Promise<{ query?: PageParameters; code?: string }>

const chosen: Before = async () => ({ query: quantities({ [ITEMS.kit]: 2 }) })

/** The forms of every cart with lines, below its quantities. */
const BESIDE = ['/api/cart/vouchers', '/api/quick-order', '/api/cart/shares']

const PAGES_WITH_FORMS: readonly (readonly [string, string, Before, readonly string[]])[] = [
  ['the cart', 'store/cart', fill, ['/api/cart/entries', ...BESIDE]],
  [
    'the cart with a line saved for later',
    'store/cart',
    async () => {
      await fill()
      await sent(LISTS, { later: ITEMS.usage })
      return {}
    },
    ['/api/cart/entries', ...BESIDE, '/api/saved-carts'],
  ],
  [
    'the cart after a removal, which can be undone',
    'store/cart',
    async () => {
      await fill()
      const { query } = await sent(ENTRIES, { intent: 'update', ...quantities({ [ITEMS.usage]: 0 }) })
      return { query: { flash: query.get('flash') ?? '' } }
    },
    ['/api/cart/entries', '/api/cart/entries', ...BESIDE],
  ],
  [
    'the cart without lines, with saved carts',
    'store/cart',
    async () => {
      await newList()
      return {}
    },
    ['/api/saved-carts'],
  ],
  [
    'lines that could not be added',
    'store/cart/add',
    async () => ({ query: quantities({ [ITEMS.kit]: 'abc' }) }),
    ['/api/cart/lines'],
  ],
  [
    'the saved carts',
    'store/my-account/saved-carts',
    async () => {
      await newList()
      return {}
    },
    ['/api/saved-carts'],
  ],
  [
    'the question before a saved cart is deleted',
    'store/my-account/saved-carts',
    async () => ({ query: { delete: await newList() } }),
    ['/api/saved-carts', '/api/saved-carts'],
  ],
  [
    'a saved cart',
    'store/my-account/saved-carts/[code]',
    async () => ({ code: await newList() }),
    ['/api/saved-carts', '/api/saved-carts', '/api/saved-carts', '/api/saved-carts'],
  ],
  ['a new saved cart of items', 'store/my-account/saved-carts/new', chosen, ['/api/saved-carts']],
  ['a new saved cart of the cart', 'store/my-account/saved-carts/new', fill, ['/api/saved-carts']],
  ['a quote request for items', 'store/my-account/quotes/new', chosen, ['/api/quotes']],
  ['a quote request for the cart', 'store/my-account/quotes/new', fill, ['/api/quotes']],
  [
    'a quote',
    'store/my-account/quotes/[code]',
    async () => {
      await sent(QUOTES, { name: 'Grant', ...quantities({ [ITEMS.kit]: 20 }) })
      return { code: (await quotes()).find(({ name }) => name === 'Grant')?.code ?? '' }
    },
    ['/api/quotes/actions', '/api/quotes/comments', '/api/quotes/shares'],
  ],
  [
    'the profile',
    'store/my-account/profile',
    async () => ({}),
    ['/api/account/email', '/api/account/profile', '/api/account/password', '/api/account/sessions'],
  ],
  [
    'the link of a new email',
    'store/my-account/profile/email',
    async () => ({ query: { link: await mailedLink() } }),
    ['/api/account/email/confirmation'],
  ],
  [
    'the profile while a new email waits',
    'store/my-account/profile',
    async () => {
      await mailedLink()
      return {}
    },
    ['/api/account/email/actions', '/api/account/profile', '/api/account/password', '/api/account/sessions'],
  ],
  [
    'the preferences',
    'store/my-account/preferences',
    async () => ({}),
    Array.from({ length: 5 }, () => '/api/preferences'),
  ],
  [
    'a new account',
    'store/my-account/accounts/new',
    async () => ({}),
    ['/api/registration/add-organisation'],
  ],
]

/** Id of the user who is signed in. */
const userId = async () => (await store.context()).user.id

it.each(PAGES_WITH_FORMS)(
  'every form carries the mark of its owner: %s',
  async (_, page, before, actions) => {
    await signIn()
    const { query = {}, code } = await before()
    const owner = await userId()
    expect(await formsOf(page, query, code)).toEqual(actions.map(action => `${action} of ${owner}`))
  },
)

it('a saved cart on the empty quick order is added to the cart of the account at that time only', async () => {
  await signIn()
  await fill()
  await store.send(ENTRIES, { intent: 'empty', [FORM_OWNER]: await sealFormOwner(await userId()) })
  const code = await newList()
  const restores = (await draw('store/quick-order', {}, '')).match(FORM) ?? []
  const restore = restores.find(form => form.includes(`value="${code}"`)) ?? ''
  const [, account] = /name="cartAccount" value="([^"]*)"/.exec(restore) ?? []
  expect(account).toBe((await cartsOf(browser)).cart?.organization?.uid ?? '')
  const form = { intent: 'restore', list: code, [FORM_OWNER]: await sealFormOwner(await userId()) }
  const answer = await store.send(LISTS, { ...form, [CART_ACCOUNT]: 'org-of-before' })
  expect(answer).toMatchObject({ status: 409, body: { reason: 'accountSwitched' } })
})

it('the form for an earlier cart that could not be merged carries the mark too', async () => {
  await add({ [ITEMS.kit]: 2 })
  const path = '/occ/v2/usassessments/users/current/carts'
  await control('POST', '/faults', { service: 'commerce', method: 'POST', path, status: 500 })
  await signIn()
  await control('DELETE', '/faults')
  expect(await draw('store/cart', {}, '')).toContain('earlier-cart')
  expect(await formsOf('store/cart', {})).toEqual([`/api/cart/entries of ${await userId()}`])
})

it('a prompt after sign-in carries the mark of the user who is asked', async () => {
  await signIn('kira.osei')
  expect(await formsOf('login', {})).toEqual([`/api/profile of ${await userId()}`])
})

it('a step of the registration carries the mark of the user who registers', async () => {
  await signIn('dina.haldane')
  const owner = await userId()
  expect(await formsOf('register/organisation', {})).toEqual([`/api/registration/organisation of ${owner}`])
})
