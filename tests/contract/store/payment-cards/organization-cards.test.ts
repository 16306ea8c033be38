import { beforeEach, describe, expect, it, vi } from 'vitest'
import { FORM_OWNER } from '@/lib/forms/hidden-fields'
import { fill } from '@/lib/i18n/fill'
import { getMessages } from '@/lib/i18n/messages'
import { putAssociation } from '@/sandbox/commerce/organizations/association-store'
import { forgetProcessState } from '../../../support/process-state'
import { ITEMS } from '../../commerce/cart/cart-calls.ts'
import { NUMBERS, paymentCalls } from '../../payment-provider/payment-harness.ts'
import { drawPage } from '../../support/draw-page.ts'
import { renderFor } from '../../support/page-request.ts'
import { cartsOf, STORE } from '../cart/cart-harness.ts'
import { STEPS, serveOrders } from '../ordering/ordering-harness.ts'
import { pointStoreAt, sealFormOwner } from '../sign-in/sign-in-harness.ts'

vi.mock('next/headers', async () => (await import('../../support/page-request.ts')).nextHeaders)
vi.mock('next/navigation', async () => (await import('../../support/page-request.ts')).nextNavigation)

const store = serveOrders()
const { browser, sandbox } = store

const CARDS = 'store/my-account/payment-cards'
const EASTMARSH = 'org-eastmarsh'
const NAME = 'Eastmarsh Unified School District'
const { paymentCards: texts } = getMessages('en-us')

const draw = (page: string, query = {}) => {
  renderFor(browser)
  return drawPage(page, query)
}

/** Edith administers the organization, Otto is a member of it as well as of another one. */
beforeEach(() => {
  forgetProcessState('flags')
  pointStoreAt(sandbox(), { FLAGS_CLIENT_ID: sandbox().context.settings.flagsClientId })
  const { database } = sandbox().context
  const otto = database.prepare("SELECT customer_id FROM commerce_customers WHERE iam_id = 'uid-otto'").get()
  putAssociation(database, {
    organizationUid: EASTMARSH,
    customerId: String(otto?.customer_id),
    ...{ status: 'ASSOCIATED', administrator: false, isDefault: false, since: 0 },
  })
})

const post = async (path: string, form: Record<string, string>) => {
  const { user } = await store.context()
  return store.sent(`${path}?locale=en-us`, { ...form, [FORM_OWNER]: await sealFormOwner(user.id) })
}

const signIn = async (username: string) => {
  browser.forget()
  await store.signIn(username)
}

async function add(more: Record<string, string> = {}) {
  const { listAddresses } = await import('@/lib/backends/commerce/addresses.server')
  const context = await store.context()
  const book = await listAddresses(context)
  const billingAddress = (book.ok ? book.value[0]?.id : undefined) ?? ''
  const paymentToken = await paymentCalls(sandbox()).tokenize(NUMBERS.visa, context.user.id)
  return post('/api/payment-cards', { paymentToken, billingAddress, ...more })
}

const cards = async () => {
  const { listCards } = await import('@/lib/backends/commerce/payment-details.server')
  const answer = await listCards(await store.context())
  if (!answer.ok) throw new Error('the cards cannot be read')
  return answer.value
}

/** Labels and hints of the ways to pay for the cart. */
const offers = async () => {
  const { loadPayment } = await import('@/lib/checkout/load-payment.server')
  const { shownOffer } = await import('@/lib/checkout/shown-offers')
  const { cart } = await cartsOf(browser)
  const loaded = cart && (await loadPayment(await store.context(), cart))
  if (!loaded?.ok) throw new Error('the ways to pay cannot be read')
  return loaded.value.offers.map(offer => shownOffer('en-us', offer).hint)
}

const OF_EASTMARSH = fill(texts.of, { name: NAME })

describe('a card of an organization', () => {
  it('is offered as a choice to its administrators, who add and delete it', async () => {
    await signIn('edith.marsh')
    const form = await draw(`${CARDS}/new`)
    expect(form).toContain(texts.form.owner)
    expect(form).toMatch(new RegExp(`name="cardOwner"[^>]*value="${EASTMARSH}"`))
    expect((await add({ cardOwner: EASTMARSH, defaultCard: 'on' })).told).toEqual([texts.done.added])
    const [card] = await cards()
    expect(card).toMatchObject({ defaultPayment: false, organization: { name: NAME } })
    const list = await draw(CARDS)
    expect(list).toContain(OF_EASTMARSH)
    expect(list).toContain(`delete=${card?.id}`)
    expect(list).not.toContain('value="default"')
    const deleted = await post('/api/payment-cards/actions', { intent: 'delete', card: card?.id ?? '' })
    expect(deleted.told).toEqual([texts.done.deleted])
  })

  it('can be billed to an organization that the user administers, and to no other', async () => {
    const { listOrganisations } = await import('@/lib/organisation/organisations.server')
    const addressOf = async () => {
      const listed = await listOrganisations(await store.context())
      const account = listed.ok ? listed.value.find(({ uid }) => uid === EASTMARSH) : undefined
      return account?.addresses.primaryBillingAddress
    }
    await signIn('edith.marsh')
    const { id: billingAddress = '', line1 = '?' } = (await addressOf()) ?? {}
    expect(await draw(`${CARDS}/new`)).toContain(`${NAME}, ${line1}`)
    expect((await add({ cardOwner: EASTMARSH, billingAddress })).told).toEqual([texts.done.added])
    expect((await cards())[0]?.billingAddress).toMatchObject({ line1, companyName: NAME })
    await signIn('otto.dunmore')
    expect(await draw(`${CARDS}/new`)).not.toContain(line1)
    const refused = await store.rejected((await add({ cardOwner: '', billingAddress })).query)
    expect(refused?.errors.formErrors).toMatchObject([{ code: 'addressGone' }])
  })

  it('can be billed to every address of the organization’s book, under the name that the address has', async () => {
    const school = {
      ...{ addressType: 'INSTITUTION', company: 'Alder Creek School', country: 'US', region: 'US-OR' },
      ...{ city: 'Portland', street: '27 Cedarlight Avenue', postalCode: '97205-3310' },
    }
    const text = `${school.company}, ${school.street}`
    await signIn('edith.marsh')
    await post('/api/organisations/addresses', { ...school, organisation: EASTMARSH })
    const form = await draw(`${CARDS}/new`)
    const shown = form.indexOf(text)
    const billingAddress = form.slice(0, shown).match(/value="([^"]+)"(?!.*value=")/s)?.[1] ?? ''
    expect(shown).toBeGreaterThan(form.indexOf(`${NAME}, `))
    expect((await add({ cardOwner: EASTMARSH, billingAddress })).told).toEqual([texts.done.added])
    const [card] = await cards()
    expect(card?.billingAddress).toMatchObject({ line1: school.street, companyName: school.company })
    await signIn('otto.dunmore')
    expect(await draw(`${CARDS}/new`)).not.toContain(school.street)
    const refused = await store.rejected((await add({ cardOwner: '', billingAddress })).query)
    expect(refused?.errors.formErrors).toMatchObject([{ code: 'addressGone' }])
  })

  it('can be billed to the address of invoices while the organization’s book is away', async () => {
    await signIn('edith.marsh')
    const fault = { service: 'commerce', path: '^/occ/v2/.*/orgUnits/.*/addresses$', status: 503 }
    await store.control('POST', '/faults', fault)
    expect(await draw(`${CARDS}/new`)).toContain(`${NAME}, `)
  })

  it('is seen and not deleted by members, who are not asked whose a new card is', async () => {
    await signIn('edith.marsh')
    await add({ cardOwner: EASTMARSH })
    await signIn('otto.dunmore')
    expect(await draw(`${CARDS}/new`)).not.toContain(texts.form.owner)
    const [card] = await cards()
    const list = await draw(CARDS, { delete: card?.id ?? '' })
    expect(list).toContain(fill(texts.administered, { name: NAME }))
    expect(list).not.toContain(texts.ask.title)
    const refused = await post('/api/payment-cards/actions', { intent: 'delete', card: card?.id ?? '' })
    expect(refused.told).toEqual([texts.done.notAllowed])
    expect(await cards()).toHaveLength(1)
  })

  it('cannot be added by members', async () => {
    await signIn('otto.dunmore')
    const { path, query } = await add({ cardOwner: EASTMARSH })
    expect(path).toBe(`${STORE}/my-account/payment-cards/new`)
    expect((await store.rejected(query))?.errors.formErrors).toMatchObject([{ code: 'cardForbidden' }])
    expect(await cards()).toEqual([])
  })

  it('does not become an own card where the form no longer says whose it is', async () => {
    await signIn('otto.dunmore')
    const { query } = await add({ cardOwner: EASTMARSH })
    const again = await draw(`${CARDS}/new`, Object.fromEntries(query))
    expect(again).toContain(texts.form.owner)
    expect(again).not.toMatch(/<input[^>]*name="cardOwner"[^>]*checked/)
    const unsaid = await store.rejected((await add()).query)
    expect(unsaid?.errors.fieldErrors).toMatchObject([{ name: 'cardOwner', code: 'required' }])
    expect(await cards()).toEqual([])
  })

  it('cannot be entered while the accounts of the user are not known', async () => {
    await signIn('edith.marsh')
    await store.control('POST', '/faults', {
      service: 'commerce',
      path: '^/occ/v2/.*/organizations$',
      status: 503,
    })
    expect(await draw(`${CARDS}/new`)).not.toContain(texts.form.billingAddress)
  })

  it('is a way to pay for its account, and for no other', async () => {
    await signIn('edith.marsh')
    await add({ cardOwner: EASTMARSH })
    await signIn('otto.dunmore')
    await store.add({ [ITEMS.manual]: 1 })
    expect((await offers()).join()).not.toContain(OF_EASTMARSH)
    await post('/api/cart/account', { account: EASTMARSH, items: 'copy' })
    expect((await offers()).join()).toContain(OF_EASTMARSH)
  })

  it('is billed to its own address, whatever a member chooses, and the review says so', async () => {
    await signIn('edith.marsh')
    await add({ cardOwner: EASTMARSH })
    browser.forget()
    const { payment: _, ...steps } = STEPS
    await store.arrive(steps, { username: 'otto.dunmore', lines: { [ITEMS.manual]: 1 } })
    const [card] = await cards()
    expect(card).not.toHaveProperty('billingAddress')
    await store.save({ payment: { paymentType: `CARD:${card?.id}`, billingAddress: 'shipping' } })
    const cart = await store.cart()
    expect(cart).toMatchObject({ paymentInfo: { id: card?.id } })
    expect(cart).not.toHaveProperty('sapBillingAddress')
    const { facts } = getMessages('en-us').orders
    expect(await draw('store/checkout/review')).toContain(fill(facts.billedWithCard, { name: NAME }))
  })
})
