import { expect, it } from 'vitest'
import { FORM_OWNER } from '@/lib/forms/hidden-fields'
import { REVIEW, STEPS, serveOrders } from '../ordering/ordering-harness.ts'
import { sealFormOwner } from '../sign-in/sign-in-harness.ts'

// Edith administers the organization that she orders for.

const store = serveOrders()

const ORGANIZATION = { uid: 'org-eastmarsh', name: 'Eastmarsh Unified School District' }

const SCHOOL = {
  addressType: 'INSTITUTION',
  company: 'Alder Creek School',
  country: 'US',
  region: 'US-OR',
  city: 'Portland',
  street: '27 Cedarlight Avenue',
  postalCode: '97205-3310',
}

/** Saves an address of the organization, and answers whether it was. */
const save = async (form: Record<string, string>) => {
  const mark = { [FORM_OWNER]: await sealFormOwner((await store.context()).user.id) }
  const organisation = ORGANIZATION.uid
  const sent = await store.sent('/api/organisations/addresses?locale=en-us', {
    ...form,
    ...mark,
    organisation,
  })
  return sent.told.length
}

const known = async (cart: { accountType: 'ORGANIZATION' | 'PERSONAL' }) => {
  const { loadKnownAddresses } = await import('@/lib/checkout/load-known-addresses.server')
  const answer = await loadKnownAddresses(await store.context(), { ...cart, organization: ORGANIZATION })
  if (!answer.ok) throw new Error('the addresses cannot be read')
  return answer.value
}

const schoolId = async () =>
  (await known({ accountType: 'ORGANIZATION' })).find(({ address }) => address.line1 === SCHOOL.street)?.id ??
  ''

it('the checkout offers every address of the organization that the order is for, and none to a person', async () => {
  await store.signIn()
  expect(await save(SCHOOL)).toBe(1)
  const ofOrganization = (await known({ accountType: 'ORGANIZATION' })).filter(each => each.isOrganization)
  expect(ofOrganization.map(({ address: { companyName, line1 } }) => [companyName, line1])).toEqual([
    [ORGANIZATION.name, '1420 Alder Creek Road'],
    [SCHOOL.company, SCHOOL.street],
  ])
  expect((await known({ accountType: 'PERSONAL' })).some(each => each.isOrganization)).toBe(false)
})

it('the checkout offers the billing address of the organization while its address book is not available', async () => {
  await store.signIn()
  await save(SCHOOL)
  const path = '^/.*/orgUnits/[^/]+/addresses$'
  await store.control('POST', '/faults', { service: 'commerce', method: 'GET', path, status: 503 })
  const ofOrganization = (await known({ accountType: 'ORGANIZATION' })).filter(each => each.isOrganization)
  expect(ofOrganization.map(({ address }) => address.line1)).toEqual(['1420 Alder Creek Road'])
})

it('an address that changes during the checkout is shown again, and an order keeps its own copy', async () => {
  await store.signIn()
  await save(SCHOOL)
  const address = await schoolId()
  await store.arrive({ ...STEPS, shipping: { deliveryAddress: address } })
  const { reviewedId } = await import('@/lib/checkout/review/reviewed.server')
  const reviewed = reviewedId(await store.context(), await store.cart())
  await save({ ...SCHOOL, address, attention: 'Front desk' })
  expect((await store.place(reviewed)).path).toBe(REVIEW)
  expect((await store.cart()).deliveryAddress?.attention).toBe('Front desk')
  const order = (await store.place()).query.get('order') ?? ''
  await save({ ...SCHOOL, address, attention: 'Back door' })
  const { fetchVisibleOrder } = await import('@/lib/backends/commerce/order-history.server')
  const visible = await fetchVisibleOrder(await store.context(), order)
  expect(visible.ok && visible.value.order.deliveryAddress).toMatchObject({
    companyName: SCHOOL.company,
    attention: 'Front desk',
  })
})
