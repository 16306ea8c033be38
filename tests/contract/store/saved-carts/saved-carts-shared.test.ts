import { beforeEach, describe, expect, it, vi } from 'vitest'
import { getMessages } from '@/lib/i18n/messages'
import { ITEMS } from '../../commerce/cart/cart-calls.ts'
import { drawPage } from '../../support/draw-page.ts'
import { renderFor } from '../../support/page-request.ts'
import { cartsOf, held, LISTS, quantities } from '../cart/cart-harness.ts'
import { PAGE, serveSavedCarts } from './saved-carts-harness.ts'

vi.mock('next/headers', async () => (await import('../../support/page-request.ts')).nextHeaders)
vi.mock('next/navigation', async () => (await import('../../support/page-request.ts')).nextNavigation)

const store = serveSavedCarts()
const { browser, control, listed, lists, rejected, sent, signIn } = store

const { savedCarts: TEXTS } = getMessages('en-us')

const draw = async (code = '', query: Record<string, string> = {}) => {
  renderFor(browser)
  const page = `store/my-account/saved-carts${code === '' ? '' : '/[code]'}`
  const html = await drawPage(page, query, code)
  return html.replaceAll('<!-- -->', '').replaceAll('&#x27;', "'")
}

const as = async (name: string) => {
  browser.forget()
  await signIn(name)
}

const SHARE = { intent: 'share', organization: 'org-lindenrow' }

/** Code of a saved cart that Petra shares; Quentin is signed in afterwards. */
const sharedByPetra = async (permission: string): Promise<string> => {
  await sent(LISTS, { intent: 'new', name: 'For all of us', ...quantities({ [ITEMS.kit]: 2 }) })
  const code = (await lists()).find(({ name }) => name === 'For all of us')?.code ?? ''
  const done = await sent(LISTS, { ...SHARE, list: code, permission })
  expect(done.told).toEqual(['“For all of us” is shared with Linden Row Psychology.'])
  await as('quentin.ash')
  return code
}

beforeEach(() => as('petra.lind'))

describe('a saved cart that a colleague shares', () => {
  it('stands in the list with the name of its owner, and can be filtered', async () => {
    const code = await sharedByPetra('VIEW')
    for (const query of [{}, { kind: 'shared' }]) {
      const page = await draw('', query)
      expect(page).toContain(`${PAGE}/${code}`)
      expect(page).toContain('Shared by Petra Lind')
    }
    expect(await draw('', { kind: 'own' })).not.toContain(`${PAGE}/${code}`)
  })

  it('is read, but neither ordered nor copied, with the right to view', async () => {
    const code = await sharedByPetra('VIEW')
    const page = await draw(code)
    expect(page).toContain('Petra Lind shares this saved cart with Linden Row Psychology. You can view it.')
    for (const intent of ['rename', 'copy', 'share', 'change', 'restore'])
      expect(page).not.toContain(`value="${intent}"`)
    const copy = await sent(LISTS, { intent: 'copy', list: code, copyName: 'Mine' })
    const restore = await sent(LISTS, { intent: 'restore', list: code })
    for (const { told } of [copy, restore]) expect(told).toEqual(['This saved cart is no longer there.'])
    expect(await cartsOf(browser)).toEqual({})
  })

  it('is copied and ordered with the right to copy', async () => {
    const code = await sharedByPetra('COPY')
    const { path } = await sent(LISTS, { intent: 'copy', list: code, copyName: 'Mine' })
    expect(await listed(path.split('/').at(-1) ?? '')).toEqual({ [ITEMS.kit]: 2 })
    await sent(LISTS, { intent: 'restore', list: code })
    expect(await held(browser)).toEqual({ [ITEMS.kit]: 2 })
  })

  it.each([
    { intent: 'rename', name: 'Theirs' },
    { intent: 'delete' },
    { intent: 'withdraw' },
    { ...SHARE, permission: 'VIEW' },
    { intent: 'change', ...quantities({ [ITEMS.kit]: 9 }) },
  ])('is changed by its owner alone: $intent', async form => {
    const code = await sharedByPetra('COPY')
    expect((await sent(LISTS, { ...form, list: code })).told).toEqual(['This saved cart is no longer there.'])
    await as('petra.lind')
    expect((await lists()).map(({ name }) => name)).toContain('For all of us')
    expect(await listed(code)).toEqual({ [ITEMS.kit]: 2 })
    expect(await draw(code)).toContain(TEXTS.share.withdraw)
  })

  it('is withdrawn, and is then as unknown as one that never was', async () => {
    const code = await sharedByPetra('COPY')
    await as('petra.lind')
    const { told } = await sent(LISTS, { intent: 'withdraw', list: code })
    expect(told).toEqual(['“For all of us” is no longer shared.'])
    await as('quentin.ash')
    const gone = await draw(code)
    expect(gone).not.toContain('For all of us')
    expect(gone.replaceAll(code, '')).toBe((await draw('99999999')).replaceAll('99999999', ''))
    expect(await draw()).not.toContain('For all of us')
  })
})

describe('the form that shares a saved cart', () => {
  const saved = async () => {
    await sent(LISTS, { intent: 'new', name: 'Mine', ...quantities({ [ITEMS.kit]: 1 }) })
    return (await lists()).find(({ name }) => name === 'Mine')?.code ?? ''
  }

  it.each([
    { organization: 'org-cedarlight', permission: 'COPY' },
    { organization: 'org-lindenrow', permission: 'EDIT' },
    { organization: '', permission: 'VIEW' },
  ])('takes only an organization of the user and a known right: %o', async share => {
    const code = await saved()
    const { query } = await sent(LISTS, { intent: 'share', list: code, ...share })
    expect((await rejected(query))?.errors.formErrors).toMatchObject([{ code: 'shareFault' }])
    expect(await draw(code, Object.fromEntries(query))).toContain(TEXTS.share.fault)
    expect(await draw(code)).not.toContain(TEXTS.share.withdraw)
  })

  it('says so where organizations cannot be loaded, and the saved cart is shown', async () => {
    const code = await saved()
    await control('POST', '/faults', { service: 'commerce', path: '^.*/organizations', status: 503 })
    const page = await draw(code)
    expect(page).toContain(TEXTS.share.away)
    expect(page).toContain(TEXTS.restore)
  })
})
