import { beforeEach, describe, expect, it } from 'vitest'
import { serveRegistration } from '../registration/registration-harness.ts'

const registration = serveRegistration()

const ADD = 'add-organisation'
const NAME = 'Brightmere Speech Klinic'
const POSTAL_CODE = '98101-2001'

/** A search whose results resemble the name. */
const SOUGHT = {
  choice: 'find',
  findName: NAME,
  findCountry: 'US',
  findPostalCode: POSTAL_CODE,
  termsAccepted: 'on',
}

let submissions = 0

const send = (form: Readonly<Record<string, string>>) => {
  submissions += 1
  return registration().send(ADD, { ...form, submissionKey: `submission-view-${submissions}` })
}

const draft = () => registration().draft(ADD)

const answer = async (intent: string) => send({ intent, question: (await draft())?.question ?? '' })

/** Sends the form of the new organization as its page shows it after the search, with differences. */
async function sendNew(differences: Readonly<Record<string, string>> = {}) {
  const { industry, sector } = await registration().work()
  const values = (await draft())?.values ?? {}
  const typed = { region: 'US-WA', street: '415 Larch Avenue', city: 'Seattle', apartment: '', building: '' }
  return send({ ...values, ...typed, industry, sector, ...differences })
}

const organisations = async () => {
  const { context } = await registration().customer()
  const listed = await registration().store.listOrganisations(context)
  return listed.ok ? listed.value.map(({ name }) => name) : []
}

beforeEach(() => registration().browser.signIn('petra.lind'))

describe('an organization that is none of those found by its name', () => {
  beforeEach(async () => {
    await send(SOUGHT)
    expect((await draft())?.review?.kind).toBe('matchingOrganisations')
    await answer('use-search')
  })

  it('is registered without the question about the same ones', async () => {
    expect(await sendNew()).toContain('/my-account/accounts')
    expect(await organisations()).toContain(NAME)
  })

  it.each([
    ['its name', { name: 'Brightmere Speech Clinik' }],
    ['its postal code', { postalCode: '98101' }],
    ['the answer', { declined: '' }],
    ['the answer, forged,', { declined: 'x'.repeat(5000) }],
  ])('is asked about again once %s is another', async (_what, differences) => {
    await sendNew(differences)
    expect((await draft())?.review?.kind).toBe('similarOrganisations')
    expect(await organisations()).not.toContain(NAME)
  })
})
