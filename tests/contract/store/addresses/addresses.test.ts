import { describe, expect, it } from 'vitest'
import { CONFIRMED } from '../../support/form-values.ts'
import { pointStoreAt } from '../sign-in/sign-in-harness.ts'
import { BOOK, done, KNOWN, MISSPELT, questionIn, serveAddresses } from './addresses-harness.ts'

const store = serveAddresses()
const { addresses, errorsOf, idOf, sandbox, scripted, sent, streets } = store

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
    [{ apartment: 'P.O. Box 7' }, 'apartment: boxElsewhere'],
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
