import { beforeEach, describe, expect, it, vi } from 'vitest'
import { CART_ACCOUNT, FORM_OWNER } from '@/lib/forms/hidden-fields'
import { fill } from '@/lib/i18n/fill'
import { getMessages } from '@/lib/i18n/messages'
import { findCustomerByIamId } from '@/sandbox/commerce/customers/customer-store'
import { putAssociation } from '@/sandbox/commerce/organizations/association-store'
import { ITEMS } from '../../commerce/cart/cart-calls.ts'
import { drawPage } from '../../support/draw-page.ts'
import { renderFor } from '../../support/page-request.ts'
import { QUOTES, quantities } from '../cart/cart-harness.ts'
import { sealFormOwner } from '../sign-in/sign-in-harness.ts'
import { serveQuotes } from './quote-harness.ts'

vi.mock('next/headers', async () => (await import('../../support/page-request.ts')).nextHeaders)
vi.mock('next/navigation', async () => (await import('../../support/page-request.ts')).nextNavigation)

// New carts of Edith are for her district; she orders for a clinic as well.
const DISTRICT = { uid: 'org-eastmarsh', name: 'Eastmarsh Unified School District' }
const CLINIC = { uid: 'org-cedarlight', name: 'Cedarlight Clinic' }

const store = serveQuotes()
const { done } = getMessages('en-us').quotes

const mark = async () => ({ [FORM_OWNER]: await sealFormOwner('uid-edith') })

const switchTo = async (account: string) =>
  store.sent('/api/cart/account?locale=en-us', { account, ...(await mark()) })

const personalAccount = async () => {
  const { listAccounts } = await import('@/lib/organisation/list-accounts.server')
  const accounts = await listAccounts(await store.context())
  return (accounts.ok && accounts.value.find(({ isPersonal }) => isPersonal)?.uid) || 'none'
}

/** The organization of the quote that a form requests; undefined for the personal account. */
const requestedFor = async (fields: Record<string, string> = {}) => {
  const before = new Set((await store.quotes()).map(({ code }) => code))
  // The same form, sent again, would be the same request.
  await store.sent(QUOTES, { name: `Spring ${before.size}`, ...fields, ...(await mark()) })
  const made = (await store.quotes()).filter(({ code }) => !before.has(code))
  expect(made).toHaveLength(1)
  return (await store.show(made[0]?.code ?? '')).organization?.uid
}

const LINES_OF_ADDRESS = quantities({ [ITEMS.kit]: 2 })

beforeEach(async () => {
  await store.signIn()
  const customer = findCustomerByIamId(store.database(), 'uid-edith')
  putAssociation(store.database(), {
    organizationUid: CLINIC.uid,
    customerId: customer?.customerId ?? '',
    status: 'ASSOCIATED',
    administrator: false,
    isDefault: false,
    since: 0,
  })
})

describe('a quote is for the account that the cart is for', () => {
  it.each([
    ['for the items of the cart', {}],
    ['for other items', LINES_OF_ADDRESS],
  ])('%s', async (_, fields) => {
    await store.add({ [ITEMS.kit]: 2 })
    expect(await requestedFor(fields)).toBe(DISTRICT.uid)
    await switchTo(CLINIC.uid)
    expect(await requestedFor(fields)).toBe(CLINIC.uid)
    await switchTo(await personalAccount())
    expect(await requestedFor(fields)).toBeUndefined()
  })

  it('and without a cart, for the account of new carts', async () => {
    expect(await requestedFor(LINES_OF_ADDRESS)).toBe(DISTRICT.uid)
  })

  it('which its page names, and whose switch in another tab is asked about', async () => {
    await store.add({ [ITEMS.kit]: 2 })
    await switchTo(CLINIC.uid)
    renderFor(store.browser)
    const page = await drawPage('store/my-account/quotes/new', LINES_OF_ADDRESS)
    expect(page).toContain(CLINIC.name)
    const shown = new RegExp(`name="${CART_ACCOUNT}" value="([^"]*)"`).exec(page)?.[1]
    expect(shown).toBe(CLINIC.uid)
    await switchTo(DISTRICT.uid)
    const fields = { name: 'Spring', ...LINES_OF_ADDRESS, [CART_ACCOUNT]: shown ?? '', ...(await mark()) }
    const { told } = await store.sent(QUOTES, fields)
    expect(told).toEqual([getMessages('en-us').forms.failed.accountSwitched])
  })
})

describe('a copy of a quote', () => {
  const copied = async (code: string) => {
    await store.act(code, 'CANCEL')
    const fields = { quote: code, intent: 'requote', ...(await mark()) }
    const { path, told } = await store.sent('/api/quotes/actions?locale=en-us', fields)
    expect(told).toEqual([fill(done.requote, { number: code })])
    return (await store.show(path.split('/').at(-1) ?? '')).organization?.uid
  }

  const offeredFor = async (account: string, quantity = 2) => {
    await store.add({ [ITEMS.kit]: quantity })
    await switchTo(account)
    return store.offered({})
  }

  it('is for the account of the first one', async () => {
    expect(await copied(await offeredFor(CLINIC.uid))).toBe(CLINIC.uid)
    expect(await copied(await offeredFor(await personalAccount(), 3))).toBeUndefined()
  })

  it('of an organization that was left is for the account of new carts', async () => {
    const code = await offeredFor(CLINIC.uid)
    store.database().exec(`DELETE FROM commerce_associations WHERE organization_uid = '${CLINIC.uid}'`)
    expect(await copied(code)).toBe(DISTRICT.uid)
  })
})
