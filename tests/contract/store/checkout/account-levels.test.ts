import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fill } from '@/lib/i18n/fill'
import { getMessages } from '@/lib/i18n/messages'
import { checkoutPath } from '@/lib/site/checkout-steps'
import { ITEMS } from '../../commerce/cart/cart-calls.ts'
import { drawPage } from '../../support/draw-page.ts'
import { renderFor } from '../../support/page-request.ts'
import { REVIEW, STEPS, serveOrders } from '../ordering/ordering-harness.ts'

vi.mock('next/headers', async () => (await import('../../support/page-request.ts')).nextHeaders)
vi.mock('next/navigation', async () => (await import('../../support/page-request.ts')).nextNavigation)

const store = serveOrders()

const TEXTS = getMessages('en-us')
const { gate } = TEXTS.cart

/** Holds level C, and holds none; Mira belongs to both and has no evidence. */
const CLINIC = { uid: 'org-cedarlight', name: 'Cedarlight Clinic' }
const UNIVERSITY = { uid: 'org-westmere', name: 'University of Westmere' }

const ENTITIES = [
  ['&#x27;', "'"],
  ['&amp;', '&'],
] as const

/** Text of a page, and where its links lead. */
const draw = async (page: string) => {
  renderFor(store.browser)
  const html = await drawPage(page, {})
  const text = ENTITIES.reduce((all, [entity, sign]) => all.replaceAll(entity, sign), html)
  return { text: text.replaceAll(/<[^>]*>/g, ' '), html }
}

const choose = async (account: string) => (await store.save({ account: { account } }))[0]

const personalAccount = async () => {
  const { listOrganisations } = await import('@/lib/organisation/organisations.server')
  const listed = await listOrganisations(await store.context())
  const found = listed.ok ? listed.value.find(({ accountType }) => accountType === 'PERSONAL') : undefined
  if (found === undefined) throw new Error('there is no personal account')
  return found.uid
}

beforeEach(() => store.arrive({}, { username: 'mira.solberg', lines: { [ITEMS.formsOfLevelC]: 1 } }))

describe('a cart for the personal account of somebody whose organization holds the level', () => {
  beforeEach(async () =>
    expect(await choose(await personalAccount())).toBe(checkoutPath('en-us', 'qualified-user')),
  )

  it('says that only the own level counts, and leads to the account step for that organization', async () => {
    const { text, html } = await draw('store/cart')
    expect(text).toContain(gate.personal)
    expect(text).toContain(fill(gate.otherOrganization, CLINIC))
    expect(text).not.toContain(fill(gate.otherOrganization, UNIVERSITY))
    expect(html).toContain(`href="${checkoutPath('en-us', 'account')}"`)
  })

  it('is told the same by the step that names a qualified user', async () => {
    const { text, html } = await draw('store/checkout/qualified-user')
    expect(text).toContain(TEXTS.checkout.qualifiedUser.personal)
    expect(html).toContain(`href="${checkoutPath('en-us', 'account')}"`)
  })

  it('is ordered for the organization once that is chosen, by nobody else’s name', async () => {
    expect(await choose(CLINIC.uid)).toBe(checkoutPath('en-us', 'shipping'))
    const { account: _, ...later } = STEPS
    expect((await store.save(later)).at(-1)).toBe(REVIEW)
    expect((await draw('store/cart')).text).not.toContain(gate.ways)
    const { placeOrderTexts } = await import('@/app/[locale]/(personal)/store/_order/place-order-texts')
    expect(placeOrderTexts('en-us', await store.cart()).statement).toBe(
      fill(TEXTS.orders.review.organizationStatement, CLINIC),
    )
    expect((await store.place()).path).toBe(checkoutPath('en-us', 'confirmation'))
  })
})

it('a cart for an organization without the level names its qualified people, and the other organization', async () => {
  expect(await choose(UNIVERSITY.uid)).toBe(checkoutPath('en-us', 'qualified-user'))
  const { text } = await draw('store/cart')
  expect(text).toContain(fill(gate.organization, UNIVERSITY))
  expect(text).toContain(fill(gate.holders, { name: UNIVERSITY.name, people: 'Nora Kessel' }))
  expect(text).toContain(fill(gate.otherOrganization, CLINIC))
})

describe('the level that the page of qualifications shows', () => {
  const told = async () => (await draw('store/my-account/qualifications')).text

  it('is told to be the organization’s where the user has no evidence for it', async () => {
    await store.signIn('otto.dunmore')
    expect(await told()).toContain(fill(TEXTS.qualifications.ofOrganization, CLINIC))
  })

  it.each([
    ['the user’s own where evidence gives it', 'nora.kessel', 'C'],
    ['nobody else’s where no organization is the default', 'mira.solberg', 'A'],
  ])('is %s', async (_, username, level) => {
    await store.signIn(username)
    const text = await told()
    expect(text).toContain(`Level ${level}`)
    for (const organization of [CLINIC, UNIVERSITY])
      expect(text).not.toContain(fill(TEXTS.qualifications.ofOrganization, organization))
  })
})
