import { beforeEach, describe, expect, it } from 'vitest'
import { taxExemptionListSchema } from '../../../../lib/contract/commerce/checkout/tax-exemption.ts'
import { createCommerceControlRoutes } from '../../../../sandbox/commerce/control-routes.ts'
import { EDITH, MIRA } from '../checkout/checkout-calls.ts'
import {
  type CommerceHarness,
  createHarness,
  expectRefusal,
  looseSchema,
  readExactly,
} from '../commerce-harness.ts'

let commerce: CommerceHarness

beforeEach(() => {
  commerce = createHarness()
})

const PATH = '/users/current/organizations/org-eastmarsh/taxExemptions'

const FIELDS = {
  'region.isocode': 'US-WA',
  certificateNumber: 'WA-9',
  validFrom: '2026-01-01',
  validUntil: '2027-12-31',
  signed: 'true',
}

const submit = async (
  as: string,
  fields: Readonly<Record<string, string>>,
  content = '%PDF-1.7',
  name = 'certificate.pdf',
) => {
  const form = new FormData()
  form.append('certificate', new File([content], name))
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  const packed = new Response(form)
  const headers = { 'content-type': packed.headers.get('content-type') ?? '' }
  return commerce.us(PATH, { as, method: 'POST', body: await packed.text(), headers })
}

const list = async () =>
  (await readExactly(await commerce.us(PATH, EDITH), taxExemptionListSchema)).taxExemptions

describe('tax exemptions', () => {
  it('are listed with their status of now', async () => {
    expect(await list()).toMatchObject([
      { id: 'exemption-eastmarsh-oh', region: { isocode: 'US-OH', name: 'Ohio' }, status: 'ACTIVE' },
      { id: 'exemption-eastmarsh-pa', status: 'EXPIRED' },
    ])
  })

  it('are submitted with a certificate, and wait for a decision', async () => {
    const sent = await readExactly(await submit(EDITH.as, FIELDS), looseSchema, 201)
    expect(sent).toMatchObject({ status: 'SUBMITTED', fileName: 'certificate.pdf' })
    expect(await list()).toHaveLength(3)
  })

  it('wait once: sent again, a certificate replaces the one with its number, and no other', async () => {
    await submit(EDITH.as, FIELDS)
    await submit(EDITH.as, { ...FIELDS, validUntil: '2028-12-31' })
    await submit(EDITH.as, { ...FIELDS, certificateNumber: 'WA-10' })
    const waiting = (await list()).filter(({ status }) => status === 'SUBMITTED')
    expect(waiting.map(({ certificateNumber, validUntil }) => [certificateNumber, validUntil])).toEqual([
      ['WA-9', '2028-12-31'],
      ['WA-10', '2027-12-31'],
    ])
  })

  it.each([
    ['an unknown region', { 'region.isocode': 'US-XX' }, 'region.isocode'],
    ['a certificate that is over', { validUntil: '2026-01-02' }, 'validUntil'],
    ['a missing number', { certificateNumber: '' }, 'certificateNumber'],
    ['a missing signature', { signed: 'false' }, 'signed'],
  ])('are refused for %s', async (_what, change, subject) => {
    await expectRefusal(await submit(EDITH.as, { ...FIELDS, ...change }), 400, { subject })
    expect(await list()).toHaveLength(2)
  })

  it('are refused for a file of another kind, a second one of a region, and strangers', async () => {
    await expectRefusal(await submit(EDITH.as, FIELDS, 'MZ'), 400, { reason: 'wrongType' })
    const second = await submit(EDITH.as, { ...FIELDS, 'region.isocode': 'US-OH' })
    await expectRefusal(second, 409, { type: 'AlreadyExistsError' })
    await expectRefusal(await submit(MIRA.as, FIELDS), 403, { type: 'ForbiddenError' })
    await expectRefusal(await commerce.us(PATH, MIRA), 403, { type: 'ForbiddenError' })
  })

  const DAY = 86_400

  it('are decided after a day, by what is wrong with the certificate', async () => {
    const names = ['good.pdf', 'Unsigned.pdf', 'illegible.pdf', 'wrong-name.pdf', 'wrong-state.pdf']
    for (const [at, name] of names.entries())
      await submit(EDITH.as, { ...FIELDS, certificateNumber: `WA-${at}` }, undefined, name)
    commerce.advance(DAY - 1)
    expect((await list()).filter(({ status }) => status === 'SUBMITTED')).toHaveLength(names.length)
    commerce.advance(1)
    const decided = (await list()).filter(({ region }) => region.isocode === 'US-WA')
    expect(Object.fromEntries(decided.map(({ fileName, reason = 'none' }) => [fileName, reason]))).toEqual({
      'good.pdf': 'none',
      'Unsigned.pdf': 'UNSIGNED',
      'illegible.pdf': 'ILLEGIBLE',
      'wrong-name.pdf': 'WRONG_NAME',
      'wrong-state.pdf': 'WRONG_REGION',
    })
    expect(decided.find(({ fileName }) => fileName === 'good.pdf')?.status).toBe('ACTIVE')
  })

  it('are renewed before they end, by a certificate that begins after the current one', async () => {
    const ohio = { ...FIELDS, 'region.isocode': 'US-OH' }
    const [current] = await list()
    await expectRefusal(await submit(EDITH.as, { ...ohio, validFrom: current?.validUntil ?? '' }), 409, {})
    expect((await submit(EDITH.as, { ...ohio, validFrom: '2027-06-01' })).status).toBe(201)
  })

  it('are decided once by the reviewers', async () => {
    const sent = await readExactly(await submit(EDITH.as, FIELDS), looseSchema, 201)
    const control = createCommerceControlRoutes(commerce.context)
    const decide = async (body: object) =>
      (await control.request(`/exemptions/${sent.id}`, { method: 'PUT', body: JSON.stringify(body) })).status
    expect(await decide({ status: 'REJECTED' })).toBe(400)
    expect(await decide({ status: 'REJECTED', reason: 'UNSIGNED' })).toBe(204)
    expect(await decide({ status: 'ACTIVE' })).toBe(404)
    expect((await list()).find(({ id }) => id === sent.id)).toMatchObject({
      status: 'REJECTED',
      reason: 'UNSIGNED',
    })
  })
})
