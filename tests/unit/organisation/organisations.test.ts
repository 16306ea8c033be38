import { describe, expect, it } from 'vitest'
import { userSchema } from '@/lib/contract/commerce/user'
import {
  associate,
  createOrganisation,
  findSimilarOrganisations,
  issueTemporaryNumber,
  listOrganisations,
  lookUpOrganisation,
} from '@/lib/organisation/organisations.server'
import { loadRegisteredOrganisation } from '@/lib/registration/registered-organisation.server'
import { occRefusal, USER } from '../registration/back-ends'
import { recordOf, serveBackEnds } from '../registration/store'

const backEnds = serveBackEnds()

const CONTEXT = { locale: 'en-us', user: { id: USER, accessToken: 'token-nora' } } as const
const BASE = `users/${USER}/organizations`
const ADDRESS = { country: 'US', city: 'Utica', street: '12 Elm Street' }

const organisation = (uid: string, rest: object = {}) => ({
  uid,
  name: `Clinic ${uid}`,
  accountType: 'ORGANIZATION',
  addresses: {},
  status: 'ACTIVE',
  ...rest,
})

const NEW = { name: 'Elmhurst', industry: 'health', sector: 'clinic', address: ADDRESS, administrator: false }

const create = (differences: object = {}) =>
  createOrganisation(CONTEXT, { ...NEW, ...differences }, { insist: true, idempotencyKey: 'k1' })

describe('calls about organisations', () => {
  it('ask for a number in the body, where no log of addresses sees it', async () => {
    backEnds().reply(`POST ${BASE}/lookup`, { body: organisation('o1') })
    expect(await lookUpOrganisation(CONTEXT, '4711')).toMatchObject({ ok: true, value: { uid: 'o1' } })
    expect(backEnds().sent[0]?.body).toEqual({ customerAccountNumber: '4711' })
  })

  it('create one with its key, whether or not others resemble it', async () => {
    backEnds().reply(`POST ${BASE}`, { status: 201, body: organisation('o1') })
    await create({ qglobalAccountNumber: 'Q1' })
    const [sent] = backEnds().sent
    expect(sent?.headers['idempotency-key']).toBe('k1')
    expect(sent?.query.get('confirmNew')).toBe('true')
    expect(sent?.body).toMatchObject({
      qglobalAccountNumber: 'Q1',
      actAsAdministrator: false,
      termsAccepted: true,
    })
  })

  it('leave an empty Q-global number out', async () => {
    backEnds().reply(`POST ${BASE}`, { status: 201, body: organisation('o1') })
    await create({ qglobalAccountNumber: '' })
    expect(backEnds().sent[0]?.body).not.toHaveProperty('qglobalAccountNumber')
  })

  it('find those that resemble one', async () => {
    const similar = {
      uid: 'o2',
      name: 'Elmhorst',
      address: { town: 'Utica', country: { isocode: 'US' } },
      score: 0.8,
    }
    backEnds().reply(`POST ${BASE}/similar`, { body: { organizations: [similar] } })
    expect(await findSimilarOrganisations(CONTEXT, NEW)).toEqual({ ok: true, value: [similar] })
  })

  it('link as the default, and cannot leave their place', async () => {
    await associate(CONTEXT, '../o1', { administrator: true })
    expect(backEnds().sent[0]).toMatchObject({
      call: `PUT ${BASE}/../o1/association`,
      body: { termsAccepted: true, actAsAdministrator: true, default: true },
    })
  })

  it.each([
    ['association', () => associate(CONTEXT, 'o1', { administrator: false })],
    ['temporary number', () => issueTemporaryNumber(CONTEXT, 'o1')],
    ['list', () => listOrganisations(CONTEXT)],
    ['look-up', () => lookUpOrganisation(CONTEXT, '4711')],
    ['creation', () => create()],
    ['likeness', () => findSimilarOrganisations(CONTEXT, NEW)],
  ])('hand the failure of the %s on as it is', async (_, call) => {
    for (const name of [
      `PUT ${BASE}/o1/association`,
      `POST ${BASE}/o1/temporaryAccountNumber`,
      `GET ${BASE}`,
    ])
      backEnds().reply(name, occRefusal(400, 'OddError'))
    for (const name of [`POST ${BASE}/lookup`, `POST ${BASE}`, `POST ${BASE}/similar`])
      backEnds().reply(name, occRefusal(400, 'OddError'))
    expect(await call()).toMatchObject({ ok: false, error: { code: 'OddError', status: 400 } })
  })
})

describe('the organisation of a registration that is complete', () => {
  const load = (...organizations: object[]) => {
    backEnds().reply(`GET ${BASE}`, { body: { organizations } })
    const unit = { uid: 'o2', name: 'Clinic o2', accountType: 'ORGANIZATION' }
    return loadRegisteredOrganisation(CONTEXT, userSchema.parse(recordOf({ defaultB2BUnit: unit })))
  }

  const NUMBER = `POST ${BASE}/o2/temporaryAccountNumber`

  it('is the default one, with its number', async () => {
    expect(
      await load(
        organisation('o1', { customerAccountNumber: '1111' }),
        organisation('o2', { customerAccountNumber: '2222' }),
      ),
    ).toEqual({
      kind: 'organisation',
      name: 'Clinic o2',
      number: '2222',
      temporary: false,
      approvalPending: false,
    })
  })

  it('is told to await approval', async () => {
    const association = {
      status: 'PENDING_APPROVAL',
      administrator: false,
      default: true,
      since: '2026-01-01',
    }
    expect(await load(organisation('o2', { customerAccountNumber: '2222', association }))).toMatchObject({
      approvalPending: true,
    })
  })

  it('gets the temporary number that failed with the last step', async () => {
    backEnds().reply(NUMBER, {
      body: { customerAccountNumber: 'T23456789ABC', temporary: true, issuedAt: '2026-01-01' },
    })
    expect(await load(organisation('o2'))).toMatchObject({ number: 'T23456789ABC', temporary: true })
  })

  it('is shown with its number pending while there is none', async () => {
    backEnds().reply(NUMBER, { status: 500 })
    expect(await load(organisation('o2'))).toEqual({
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
