import { describe, expect, it } from 'vitest'
import { serveRegistration } from './registration-harness.ts'

const registration = serveRegistration()

const send = (step: string, form: Record<string, string>) => registration().send(step, form)

const signIn = (username: string) => registration().browser.signIn(username)

const failOnce = (method: string, path: string) =>
  registration().control('/faults', { service: 'commerce', method, path, status: 500, times: 1 })

async function organisations() {
  const { context } = await registration().customer()
  const listed = await registration().store.listOrganisations(context)
  return listed.ok ? listed.value.filter(({ accountType }) => accountType === 'ORGANIZATION') : []
}

const PATH = '/en-us'

const ADDRESS = {
  country: 'US',
  region: 'US-OR',
  city: 'Salem',
  street: '1 Fenn Way',
  apartment: '',
  building: '',
  postalCode: '97301',
}

async function newOrganisation() {
  const { industry, sector } = await registration().work()
  return {
    choice: 'new',
    name: 'Quillmark Learning Rooms',
    industry,
    sector,
    addressChoice: 'another',
    ...ADDRESS,
    termsAccepted: 'on',
    submissionKey: 'submission-view-1',
  }
}

const REGISTERED = `${PATH}/register/organisation/registered`
const ORGANISATION = `${PATH}/register/organisation`

describe('the registration over the sandbox', () => {
  it('completes for a new account with plain forms at every step', async () => {
    await signIn('ada.brightwater')
    expect(await send('organisation', { choice: 'none' })).toBe(
      `${PATH}/register/personal-info?notice=missing`,
    )
    const phone = { phoneCountry: 'US', phone: '(202) 555-0123' }
    expect(await send('personal-info', { ...(await registration().work()), ...phone })).toBe(
      `${PATH}/register/contact-address`,
    )
    expect(await send('contact-address', ADDRESS)).toBe(ORGANISATION)
    expect(await send('organisation', { choice: 'none' })).toBe(REGISTERED)
    const { record } = await registration().customer()
    expect(record).toMatchObject({
      registrationStatus: 'REGISTERED',
      phoneCountryCode: '1',
      phoneNumber: '2025550123',
      registrationCountryIso: 'US',
    })
    expect(record.defaultB2BUnit?.billingAddress).toMatchObject({ line1: '1 Fenn Way', town: 'Salem' })
    expect(await send('organisation', { choice: 'none', submissionKey: 'submission-key-later' })).toBe(
      `${PATH}/register?notice=finished`,
    )
  })

  it('creates one organization for a double click', async () => {
    await signIn('dina.haldane')
    const form = await newOrganisation()
    expect(await Promise.all([send('organisation', form), send('organisation', form)])).toEqual([
      REGISTERED,
      REGISTERED,
    ])
    expect(await organisations()).toHaveLength(1)
  })

  it('creates one organization and confirms it although the completion call fails', async () => {
    await signIn('dina.haldane')
    const form = await newOrganisation()
    await failOnce('PATCH', '^/.*/users/[^/]+$')
    expect(await send('organisation', form)).toBe(REGISTERED)
    expect(await organisations()).toHaveLength(1)
  })

  it('keeps an organization whose temporary number is issued late', async () => {
    await signIn('dina.haldane')
    await failOnce('POST', '^/.*/temporaryAccountNumber$')
    expect(await send('organisation', await newOrganisation())).toBe(REGISTERED)
    expect((await organisations())[0]).not.toHaveProperty('customerAccountNumber')
    const { context, record } = await registration().customer()
    const shown = await registration().store.loadRegisteredOrganisation(context, record)
    expect(shown).toMatchObject({ kind: 'organisation', name: 'Quillmark Learning Rooms', temporary: true })
    expect(shown.kind === 'organisation' && shown.number).toMatch(/^T[2-9A-HJKMNP-Z]{11}$/)
    expect(await registration().store.loadRegisteredOrganisation(context, record)).toEqual(shown)
  })
})
