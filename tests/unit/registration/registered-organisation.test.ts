import { describe, expect, it } from 'vitest'
import { userSchema } from '@/lib/contract/commerce/user'
import { loadRegisteredOrganisation } from '@/lib/registration/registered-organisation.server'
import { USER } from './back-ends'
import { recordOf } from './store'
import { association, backEnds, organisation } from './submit/organisation-submissions'

const CONTEXT = { locale: 'en-us', user: { id: USER, accessToken: 'token-nora' } } as const
const BASE = `users/${USER}/organizations`

describe('the organisation of a registration that is complete', () => {
  const linked = (uid: string, rest: object = {}) =>
    organisation(uid, { association: association(), ...rest })

  const load = (...organizations: object[]) => {
    backEnds().reply(`GET ${BASE}`, { body: { organizations } })
    const unit = { uid: 'o2', name: 'Clinic o2', accountType: 'ORGANIZATION' }
    return loadRegisteredOrganisation(CONTEXT, userSchema.parse(recordOf({ defaultB2BUnit: unit })))
  }

  const NUMBER = `POST ${BASE}/o2/temporaryAccountNumber`

  it('is the default one, with its number', async () => {
    expect(
      await load(
        linked('o1', { customerAccountNumber: '1111' }),
        linked('o2', { customerAccountNumber: '2222' }),
      ),
    ).toEqual({
      kind: 'organisation',
      name: 'Clinic o2',
      number: '2222',
      temporary: false,
      approvalPending: false,
    })
  })

  it('is the first one where the record names none of them', async () => {
    const [first, second] = [linked('o1', { customerAccountNumber: '1111' }), linked('o3')]
    expect(await load(first, second)).toMatchObject({ name: 'Clinic o1', number: '1111' })
    const withoutUnit = userSchema.parse(recordOf())
    expect(await loadRegisteredOrganisation(CONTEXT, withoutUnit)).toMatchObject({ name: 'Clinic o1' })
  })

  it('is shown with a number that is temporary as such', async () => {
    const number = { customerAccountNumber: 'T23456789ABC', temporaryAccountNumber: true }
    expect(await load(linked('o2', number))).toMatchObject({ number: 'T23456789ABC', temporary: true })
    expect(backEnds().writes()).toEqual([])
  })

  it('is informed that approval is awaited', async () => {
    expect(await load(organisation('o2', { association: association('PENDING_APPROVAL') }))).toEqual({
      kind: 'organisation',
      name: 'Clinic o2',
      temporary: false,
      approvalPending: true,
    })
    expect(backEnds().sentTo(NUMBER)).toEqual([])
  })

  it('is informed that customer support decides where no administrator can', async () => {
    const asked = { ...association('PENDING_APPROVAL'), decidedBy: 'CUSTOMER_SERVICE' }
    expect(await load(organisation('o2', { association: asked }))).toMatchObject({ decidedByService: true })
  })

  it('is not one that has turned the request down', async () => {
    expect(await load(organisation('o2', { association: association('REJECTED') }))).toEqual({
      kind: 'personal',
    })
  })

  it('is not one that says nothing of a link', async () => {
    expect(await load(organisation('o2'))).toEqual({ kind: 'personal' })
  })

  it('gets the temporary number that failed with the last step', async () => {
    backEnds().reply(NUMBER, {
      body: { customerAccountNumber: 'T23456789ABC', temporary: true, issuedAt: '2026-01-01' },
    })
    expect(await load(linked('o2'))).toMatchObject({ number: 'T23456789ABC', temporary: true })
  })

  it('is shown with its number pending while there is none', async () => {
    backEnds().reply(NUMBER, { status: 500 })
    expect(await load(linked('o2'))).toEqual({
      kind: 'organisation',
      name: 'Clinic o2',
      temporary: true,
      approvalPending: false,
    })
  })

  it.each([
    [undefined, undefined, true],
    ['4711', '4711', false],
    ['T23456789ABC', 'T23456789ABC', true],
  ])(
    'is that of the record with number %s while the list cannot be had',
    async (known, number, temporary) => {
      backEnds().reply(`GET ${BASE}`, { status: 503 })
      const unit = { uid: 'o2', name: 'Clinic o2', accountType: 'ORGANIZATION', customerAccountNumber: known }
      const record = userSchema.parse(recordOf({ defaultB2BUnit: unit }))
      const shown = { kind: 'organisation', name: 'Clinic o2', temporary, approvalPending: false }
      expect(await loadRegisteredOrganisation(CONTEXT, record)).toEqual(number ? { ...shown, number } : shown)
      expect(await loadRegisteredOrganisation(CONTEXT, userSchema.parse(recordOf()))).toEqual({
        kind: 'personal',
      })
    },
  )

  it('is none for who orders for themselves', async () => {
    expect(await load(organisation('p1', { accountType: 'PERSONAL' }))).toEqual({ kind: 'personal' })
  })
})
