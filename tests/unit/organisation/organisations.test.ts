import { describe, expect, it } from 'vitest'
import {
  associate,
  createOrganisation,
  findSimilarOrganisations,
  issueTemporaryNumber,
  listOrganisations,
  lookUpOrganisation,
} from '@/lib/organisation/organisations.server'
import type { Locale } from '@/lib/site/sites'
import { occRefusal, USER } from '../registration/back-ends'
import { serveBackEnds } from '../registration/store'

const backEnds = serveBackEnds()

const CONTEXT = {
  locale: 'en-us',
  user: { id: USER, accessToken: 'token-nora' },
  client: { address: '192.0.2.1', idempotencyKey: 'sending-1' },
} as const
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

  it('tell of the tax exemptions of the country of the site, and of no others', async () => {
    const [ohio, ontario] = [{ isocode: 'US-OH' }, { isocode: 'CA-ON' }]
    const certificates = [ohio, ontario].map(region => ({ ...region, status: 'REJECTED' }))
    const known = organisation('o1', { taxExemptRegions: [ohio, ontario], taxCertificates: certificates })
    backEnds().reply(`GET ${BASE}`, { body: { organizations: [known] } })
    const regions = async (locale: Locale) => {
      const listed = await listOrganisations({ ...CONTEXT, locale })
      const [{ taxExemptRegions = [], taxCertificates = [] } = {}] = listed.ok ? listed.value : []
      return [taxExemptRegions, taxCertificates].map(list => list.map(({ isocode }) => isocode))
    }
    expect(await regions('en-us')).toEqual([['US-OH'], ['US-OH']])
    expect(await regions('fr-ca')).toEqual([['CA-ON'], ['CA-ON']])
    expect(await regions('nl-nl')).toEqual([[], []])
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

  it('link without replacing the default, and cannot leave their place', async () => {
    await associate(CONTEXT, '../o1', { administrator: true })
    expect(backEnds().sent[0]).toMatchObject({
      call: `PUT ${BASE}/../o1/association`,
      body: { termsAccepted: true, actAsAdministrator: true },
    })
    expect(backEnds().sent[0]?.body).not.toHaveProperty('default')
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
