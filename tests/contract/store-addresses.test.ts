import { beforeEach, describe, expect, it } from 'vitest'
import { FORM_OWNER } from '@/lib/forms/hidden-fields'
import { getMessages } from '@/lib/i18n/messages'
import { SCRIPT, STORE } from './store-cart-harness.ts'
import { serveSavedCarts } from './store-saved-carts-harness.ts'
import { pointStoreAt, sealFormOwner } from './store-sign-in-harness.ts'

const store = serveSavedCarts()
const { browser, signIn, sandbox } = store

const HANDLER = '/api/addresses?locale=en-us'
const BOOK = `${STORE}/my-account/address-book`
const { done } = getMessages('en-us').addressBook

/** An address that the verification confirms. */
const CONFIRMED = {
  addressType: 'INSTITUTION',
  company: 'Northgate Clinic',
  country: 'US',
  region: 'US-OR',
  city: 'Portland',
  street: '27 Cedarlight Avenue',
  postalCode: '97205-3310',
}

/** The first address of the user. */
const KNOWN = {
  region: 'US-OH',
  city: 'Eastmarsh',
  street: '1420 Alder Creek Road',
  postalCode: '44250-1180',
}

/** An address whose street the verification corrects. */
const MISSPELT = { ...CONFIRMED, street: '27 Cedarlite Avenue', postalCode: '97205' }

let owner = ''

beforeEach(async () => {
  await signIn()
  pointStoreAt(sandbox(), { FLAGS_CLIENT_ID: sandbox().context.settings.flagsClientId })
  const { user } = await store.context()
  owner = await sealFormOwner(user.id)
})

const addresses = async () => {
  const { listAddresses } = await import('@/lib/backends/commerce/addresses.server')
  const answer = await listAddresses(await store.context())
  if (!answer.ok) throw new Error('the addresses cannot be read')
  return answer.value
}

const streets = async () => (await addresses()).map(({ line1 }) => line1)

const idOf = async (street: string) => (await addresses()).find(({ line1 }) => line1 === street)?.id ?? ''

const sent = (form: Record<string, string>, handler = HANDLER) =>
  store.sent(handler, { ...form, [FORM_OWNER]: owner })

const scripted = async (form: Record<string, string>) => {
  const response = await browser.send(HANDLER, { form: { ...form, [FORM_OWNER]: owner }, headers: SCRIPT })
  return { status: response.status, body: await response.json() }
}

const errorsOf = async (form: Record<string, string>) => {
  const { body } = await scripted(form)
  return [...(body.fieldErrors ?? []), ...(body.formErrors ?? [])].map(({ name, code }) => `${name}: ${code}`)
}

/** Id of the question in the address of its page. */
const questionIn = (query: URLSearchParams): string => query.get('form') ?? ''

describe('an address of the address book', () => {
  it('is added with its details and the result of its verification', async () => {
    const details = { attention: 'Front desk', phone: '(614) 555-0142', defaultBilling: 'on' }
    const { path, told } = await sent({ ...CONFIRMED, ...details })
    expect([path, told]).toEqual([BOOK, [done.saved]])
    expect((await addresses()).find(({ companyName }) => companyName === CONFIRMED.company)).toMatchObject({
      addressType: 'INSTITUTION',
      attention: 'Front desk',
      phone: '+16145550142',
      defaultAddress: false,
      defaultBillingAddress: true,
      verificationResult: { result: 'VERIFIED', choice: 'AS_ENTERED' },
    })
  })

  it.each([
    [{ addressType: '' }, 'addressType: required'],
    [{ street: '12 Elm Street, Northgate Clinic' }, 'street: nameElsewhere'],
    [{ street: 'Edith Marsh, 12 Elm Street' }, 'street: nameElsewhere'],
    [{ street: 'P.O. Box 7' }, 'street: boxElsewhere'],
    [{ phone: '12' }, 'phone: tooShort'],
    [{ company: '', ...KNOWN }, 'street: duplicate'],
  ])('with %j is rejected', async (change, error) => {
    expect(await errorsOf({ ...CONFIRMED, ...change })).toEqual([error])
    expect(await streets()).toHaveLength(2)
  })

  it('is changed without losing what the form does not show, and without asking again', async () => {
    const id = await idOf('1420 Alder Creek Road')
    const values = { ...CONFIRMED, company: '', ...KNOWN }
    const { path } = await sent({ ...values, address: id, attention: 'Back door' })
    expect(path).toBe(BOOK)
    expect((await addresses()).find(address => address.id === id)).toMatchObject({
      firstName: 'Edith',
      attention: 'Back door',
      defaultAddress: true,
    })
  })

  it('of another user or a deleted one is not changed', async () => {
    expect(await errorsOf({ ...CONFIRMED, address: 'nobody' })).toEqual(['undefined: addressGone'])
    expect(await streets()).toHaveLength(2)
  })

  it('keeps what was typed while commerce is away', async () => {
    pointStoreAt(sandbox(), { COMMERCE_URL: 'http://127.0.0.1:9' })
    const { path, query } = await sent(CONFIRMED)
    expect(path).toBe(`${BOOK}/new`)
    expect((await store.rejected(query))?.fields).toEqual(CONFIRMED)
  })
})

describe('the question of the verification', () => {
  const ask = async () => {
    const { path, query } = await sent(MISSPELT)
    expect(path).toBe(`${BOOK}/new`)
    return questionIn(query)
  }
  const reply = (question: string, intent: string, addressToUse = '') =>
    sent({ question, intent, address: '', ...(addressToUse && { addressToUse }) })

  it('is asked in a dialog by a script', async () => {
    const { body } = await scripted(MISSPELT)
    expect(body.question).toMatch(new RegExp(`^${BOOK}/new\\?form=`))
    expect(await streets()).toHaveLength(2)
  })

  it.each([
    ['0', '27 Cedarlight Avenue', 'RECOMMENDED'],
    ['entered', '27 Cedarlite Avenue', 'AS_ENTERED'],
  ])('answered with %s saves %s', async (choice, street, kept) => {
    expect((await reply(await ask(), 'use-address', choice)).path).toBe(BOOK)
    expect((await addresses()).find(({ line1 }) => line1 === street)).toMatchObject({
      companyName: CONFIRMED.company,
      verificationResult: { result: 'CORRECTED', choice: kept },
    })
  })

  it('without an answer stays open, with the error', async () => {
    const { path, query } = await reply(await ask(), 'use-address')
    expect(path).toBe(`${BOOK}/new`)
    const { readAddressDraft } = await import('@/lib/addresses/address-draft.server')
    const draft = await readAddressDraft(questionIn(query), (await store.context()).user.id)
    expect(draft?.asked?.review.entered.street).toBe(MISSPELT.street)
    expect(draft?.errors?.fieldErrors).toEqual([{ name: 'addressToUse', code: 'required' }])
  })

  it('leads back to the form with everything typed', async () => {
    const { query } = await reply(await ask(), 'reenter')
    expect((await store.rejected(query))?.fields).toEqual(MISSPELT)
  })

  it('cannot be answered with one that was never asked', async () => {
    expect(await errorsOf({ question: 'x'.repeat(22), intent: 'use-address', addressToUse: '0' })).toEqual([
      'undefined: conflict',
    ])
  })
})

describe('another country, without script', () => {
  it('keeps what fits and names what was cleared', async () => {
    const { query } = await sent({ ...CONFIRMED, country: 'CA', intent: 'country' })
    const { readAddressDraft } = await import('@/lib/addresses/address-draft.server')
    const draft = await readAddressDraft(questionIn(query), (await store.context()).user.id)
    expect(draft?.values).toMatchObject({ country: 'CA', city: 'Portland', region: '', postalCode: '' })
    expect(draft?.cleared).toEqual([
      { name: 'region', country: 'US' },
      { name: 'postalCode', country: 'CA' },
    ])
  })
})

describe('the buttons of the list', () => {
  const press = (intent: string, address: string) =>
    sent({ intent, address }, '/api/addresses/actions?locale=en-us')
  const OFFICE = '100 North Main Street'
  const HOME = '1420 Alder Creek Road'

  it.each([
    ['default-delivery', 'defaultAddress'],
    ['default-billing', 'defaultBillingAddress'],
  ] as const)('%s makes another address the default', async (intent, flag) => {
    const { path, told } = await press(intent, await idOf(OFFICE))
    expect([path, told]).toEqual([BOOK, [done.defaultSet]])
    expect((await addresses()).filter(address => address[flag]).map(({ line1 }) => line1)).toEqual([OFFICE])
  })

  it('delete an address, and say so if it is gone already', async () => {
    const address = await idOf(OFFICE)
    expect((await press('delete', address)).told).toEqual([done.deleted])
    expect(await streets()).toEqual([HOME])
    expect((await press('delete', address)).told).toEqual([done.gone])
  })

  it('do not delete one to which an open order goes', async () => {
    const id = await idOf(OFFICE)
    sandbox().context.database.exec(
      `UPDATE commerce_orders SET status = 'ON_VALIDATION', hold_reasons = '["CREDIT"]',
         snapshot = json_set(snapshot, '$.deliveryAddress.id', '${id}')
       WHERE code = (SELECT min(code) FROM commerce_orders)`,
    )
    expect((await press('delete', id)).told).toEqual([done.inUse])
    expect(await streets()).toHaveLength(2)
  })

  it('do not delete a default', async () => {
    expect((await press('delete', await idOf(HOME))).told).toEqual([done.isDefault])
    expect(await streets()).toHaveLength(2)
  })
})
