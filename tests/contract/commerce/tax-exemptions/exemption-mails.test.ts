import { beforeEach, describe, expect, it } from 'vitest'
import { taxExemptionListSchema } from '../../../../lib/contract/commerce/checkout/tax-exemption.ts'
import { createCommerceControlRoutes } from '../../../../sandbox/commerce/control-routes.ts'
import { putAssociation } from '../../../../sandbox/commerce/organizations/association-store.ts'
import { settleExemptions } from '../../../../sandbox/commerce/taxes/settle-exemptions.ts'
import { EDITH, MIRA } from '../checkout/checkout-calls.ts'
import {
  bodyAfter,
  type CommerceHarness,
  createHarness,
  expectRefusal,
  looseSchema,
  readExactly,
} from '../commerce-harness.ts'

let commerce: CommerceHarness

const PATH = '/users/current/organizations/org-eastmarsh/taxExemptions'
const DAY = 86_400

const FIELDS = {
  'region.isocode': 'US-WA',
  certificateNumber: 'WA-9',
  validFrom: '2026-01-01',
  validUntil: '2027-12-31',
  signed: 'true',
}

beforeEach(() => {
  commerce = createHarness()
})

/** What sends a certificate in. */
async function upload(change: Readonly<Record<string, string>> = {}, name = 'certificate.pdf') {
  const form = new FormData()
  form.append('certificate', new File(['%PDF-1.7'], name))
  for (const [field, value] of Object.entries({ ...FIELDS, ...change })) form.append(field, value)
  const packed = new Response(form)
  const headers = { 'content-type': packed.headers.get('content-type') ?? '' }
  return { method: 'POST', body: await packed.text(), headers }
}

/** Sends a certificate in; its id. */
async function sent(as: string, ...certificate: Parameters<typeof upload>) {
  const answer = await commerce.us(PATH, { as, ...(await upload(...certificate)) })
  return String((await readExactly(answer, looseSchema, 201)).id)
}

const list = async (as: string) =>
  (await readExactly(await commerce.us(PATH, { as }), taxExemptionListSchema)).taxExemptions

const mails = () => commerce.sentMail.map(({ to, subject }) => [to, subject])

const settle = () =>
  settleExemptions(
    { database: commerce.context.database, mail: commerce.context.mailStore },
    commerce.context.clock.now(),
  )

/** Makes Dina an ordinary member of the organization. */
async function joinDina(): Promise<void> {
  const { id } = await readExactly(await commerce.us('/users/current', { as: 'uid-dina' }), looseSchema)
  putAssociation(commerce.context.database, {
    organizationUid: 'org-eastmarsh',
    customerId: String(id),
    status: 'ASSOCIATED',
    administrator: false,
    isDefault: false,
    since: commerce.context.clock.now(),
  })
}

describe('mails about a certificate', () => {
  it('tell the administrators and its sender that it was accepted, for which days', async () => {
    await joinDina()
    await sent('uid-dina')
    commerce.advance(DAY)
    await list(EDITH.as)
    const subject = 'Eastmarsh Unified School District is exempt from tax in Washington'
    expect(mails().toSorted()).toEqual([
      ['dina.haldane@example.com', subject],
      ['edith.marsh@example.com', subject],
    ])
    expect(commerce.sentMail[0]?.text).toContain('From January 1, 2026 to December 31, 2027')
  })

  it('tell why it was refused, and are not sent twice', async () => {
    const id = await sent(EDITH.as, {}, 'wrong-name.pdf')
    commerce.advance(DAY)
    await list(EDITH.as)
    settle()
    expect(mails()).toEqual([['edith.marsh@example.com', 'Your exemption certificate for Washington']])
    expect(commerce.sentMail[0]?.text).toContain(
      'The name on the certificate is not Eastmarsh Unified School District.',
    )
    const control = createCommerceControlRoutes(commerce.context)
    const again = await control.request(`/exemptions/${id}`, {
      method: 'PUT',
      body: JSON.stringify({ status: 'ACTIVE' }),
    })
    expect(again.status).toBe(404)
    expect(mails()).toHaveLength(1)
  })

  it.each([
    ['fr', 'Le certificat n’est pas signé.'],
    ['nl', 'Het certificaat is niet ondertekend.'],
    ['es', 'El certificado no está firmado.'],
  ])('are in the language of whom they are for (%s)', async (language, reason) => {
    commerce.context.database
      .prepare(`UPDATE commerce_customers SET language = ? WHERE email = 'edith.marsh@example.com'`)
      .run(language)
    await sent(EDITH.as, {}, 'unsigned.pdf')
    commerce.advance(DAY)
    await list(EDITH.as)
    expect(commerce.sentMail[0]?.text).toContain(reason)
    expect(commerce.sentMail[0]?.text).not.toMatch(/[{}]/)
  })

  it('remind of an end once at each step, unless another certificate follows', async () => {
    const [ohio] = await list(EDITH.as)
    const end = Date.parse(ohio?.validUntil ?? '')
    const daysBefore = (days: number) =>
      commerce.advance(Math.ceil((end - days * DAY * 1000 - commerce.context.clock.now()) / 1000))
    daysBefore(29)
    settle()
    settle()
    expect(mails()).toEqual([['edith.marsh@example.com', expect.stringContaining('in Ohio ends on')]])
    daysBefore(6)
    settle()
    expect(mails()).toHaveLength(2)
    await sent(EDITH.as, { 'region.isocode': 'US-OH', validFrom: '2039-01-01', validUntil: '2039-12-31' })
    settle()
    expect(mails()).toHaveLength(2)
  })
})

describe('a certificate', () => {
  const fileOf = (as: string, id: string) => commerce.us(`${PATH}/${id}/certificate`, { as })

  it('is read by its sender and by the administrators, whom the list tells so', async () => {
    await joinDina()
    const id = await sent('uid-dina')
    for (const as of [EDITH.as, 'uid-dina']) {
      const file = await fileOf(as, id)
      expect([file.status, await file.text()]).toEqual([200, '%PDF-1.7'])
      expect(file.headers.get('content-disposition')).toContain('certificate.pdf')
      expect((await list(as)).find(known => known.id === id)?.certificateReadable).toBe(true)
    }
  })

  it('is for no other member, and for no stranger', async () => {
    await joinDina()
    const id = await sent(EDITH.as)
    await expectRefusal(await fileOf('uid-dina', id), 404, {})
    expect((await list('uid-dina')).find(known => known.id === id)).not.toHaveProperty('certificateReadable')
    await expectRefusal(await fileOf(MIRA.as, id), 403, {})
  })

  it('that was never sent to the store is not there', async () => {
    await expectRefusal(await fileOf(EDITH.as, 'exemption-eastmarsh-oh'), 404, {})
  })
})

it('a certificate that waits is replaced by its sender alone, not by a colleague with the same number', async () => {
  await joinDina()
  const first = await sent(EDITH.as)
  const second = await sent('uid-dina', {}, 'other.pdf')
  const waiting = (await list(EDITH.as)).filter(({ status }) => status === 'SUBMITTED')
  expect(waiting.map(({ id }) => id).toSorted()).toEqual([first, second].toSorted())
  const certificate = await commerce.us(`${PATH}/${first}/certificate`, { as: EDITH.as })
  expect(certificate.status).toBe(200)
})

it('a certificate of somebody who is removed while its file is under way is not kept', async () => {
  await joinDina()
  const { database } = commerce.context
  const leave = async () =>
    database.exec(`DELETE FROM commerce_associations
      WHERE customer_id = (SELECT customer_id FROM commerce_customers WHERE iam_id = 'uid-dina')`)
  const { body, ...call } = await upload()
  const answer = await commerce.us(PATH, { as: 'uid-dina', ...call, body: bodyAfter(body, leave) })
  await expectRefusal(answer, 403, { type: 'ForbiddenError' })
  expect((await list(EDITH.as)).filter(({ status }) => status === 'SUBMITTED')).toEqual([])
})
