import { beforeEach, describe, expect, it } from 'vitest'
import { qualificationSchema } from '../../../../lib/contract/commerce/qualification/qualification.ts'
import { settleQualifications } from '../../../../sandbox/commerce/qualifications/settle-qualifications.ts'
import { type CommerceHarness, expectRefusal, readExactly } from '../commerce-harness.ts'
import {
  createQualificationHarness,
  DAY,
  DEGREE,
  LICENCE,
  MIRA,
  OTTO,
  PATH,
  qualificationCalls,
  UNLISTED,
} from './qualification-calls.ts'

let commerce: CommerceHarness

beforeEach(() => {
  commerce = createQualificationHarness()
})

const { create, created, control, level, list, sent, upload } = qualificationCalls(() => commerce)

const subjects = () => commerce.sentMail.map(({ subject }) => subject)

const settle = () =>
  settleQualifications(
    { database: commerce.context.database, mail: commerce.context.mailStore },
    commerce.context.clock.now(),
  )

describe('a decision', () => {
  it('comes by the clock: with a file, evidence is approved up to its own end', async () => {
    const { id } = await sent(LICENCE)
    await upload(id)
    commerce.advance(DAY)
    const { effectiveLevel, qualifications } = await list()
    expect(effectiveLevel.code).toBe('B')
    expect(qualifications[0]).toMatchObject({ status: 'APPROVED', validUntil: '2027-01-31' })
    expect(subjects()).toContain('You now hold Level B')
  })

  it('asks for a file where there is none, which is answered', async () => {
    const { id } = await sent(LICENCE)
    commerce.advance(DAY)
    const asked = { status: 'MORE_INFORMATION', reason: 'DOCUMENT_MISSING' }
    expect((await list()).qualifications[0]).toMatchObject(asked)
    await upload(id)
    const body = { statementAccepted: true, note: 'Here it is.' }
    await commerce.us(`${PATH}/${id}/submission`, { ...MIRA, body })
    commerce.advance(DAY)
    const [answered] = (await list()).qualifications
    expect(answered?.history.map(({ status }) => status)).toEqual([
      'DRAFT',
      'SUBMITTED',
      'MORE_INFORMATION',
      'SUBMITTED',
      'APPROVED',
    ])
    expect(answered?.history).toContainEqual(expect.objectContaining({ note: 'Here it is.' }))
  })

  it('tells the holder what the reviewers asked in their own words', async () => {
    const { id } = await sent(LICENCE)
    const note = 'Which register is it in?'
    await control(id, { status: 'MORE_INFORMATION', reason: 'ILLEGIBLE', note })
    expect(commerce.sentMail.at(-1)?.text).toContain(note)
  })

  it('names the level as the country of its holder does', async () => {
    commerce.context.database.exec("UPDATE commerce_customers SET registration_country = 'AU'")
    await sent(LICENCE)
    expect(subjects()).toEqual(['We have received your evidence for User level B'])
  })

  it('refuses what is in no list, until its holder appeals', async () => {
    const { id } = await sent(UNLISTED)
    await upload(id)
    commerce.advance(DAY)
    expect((await list()).qualifications[0]).toMatchObject({ status: 'REJECTED', reason: 'NOT_LISTED' })
    await commerce.us(`${PATH}/${id}/submission`, { ...MIRA, body: { statementAccepted: true } })
    commerce.advance(DAY)
    expect(await list()).toMatchObject({ effectiveLevel: { code: 'B' } })
  })

  it('by the control port changes the level at once', async () => {
    const { id } = await sent(DEGREE)
    expect(await level()).toBe('A')
    expect(await control(id, { status: 'APPROVED' })).toBe(204)
    expect(await level()).toBe('C')
    expect(await control('nobody', { status: 'APPROVED' })).toBe(404)
    expect(await control(id, { status: 'REJECTED', reason: 'LAZY' })).toBe(400)
  })

  it('can be changed or withdrawn before it is an approval, not afterwards', async () => {
    const { id } = await sent(DEGREE)
    const detail = { ...DEGREE.detail, degree: { code: 'master' } }
    const change = { ...MIRA, method: 'PATCH', body: { detail } }
    const changed = await readExactly(await commerce.us(`${PATH}/${id}`, change), qualificationSchema)
    expect(changed).toMatchObject({ status: 'DRAFT', grantsLevel: { code: 'B' } })
    await commerce.us(`${PATH}/${id}/submission`, { ...MIRA, body: { statementAccepted: true } })
    await control(id, { status: 'APPROVED' })
    const late = { type: 'QualificationStateError', reason: 'APPROVED' }
    await expectRefusal(await commerce.us(`${PATH}/${id}`, change), 409, late)
    await expectRefusal(await commerce.us(`${PATH}/${id}`, { ...MIRA, method: 'DELETE' }), 409, late)
    const other = await sent(UNLISTED)
    expect((await commerce.us(`${PATH}/${other.id}`, { ...MIRA, method: 'DELETE' })).status).toBe(200)
    expect((await list()).qualifications).toHaveLength(1)
  })
})

describe('the end of a qualification', () => {
  it('is told of 60, 30 and 7 days before, once each, and then it has expired', async () => {
    const { id } = await sent(LICENCE)
    await control(id, { status: 'APPROVED', validUntil: '2026-12-28' })
    const reminders = () => subjects().filter(subject => subject.includes('expires on')).length
    const counts = [30, 1, 30, 23, 7].map(days => {
      commerce.advance(days * DAY)
      settle()
      settle()
      return reminders()
    })
    expect(counts).toEqual([0, 1, 2, 3, 3])
    commerce.advance(DAY)
    const { effectiveLevel, qualifications } = await list()
    expect([effectiveLevel.code, qualifications[0]?.status]).toEqual(['A', 'EXPIRED'])
  })

  it('is moved on by a renewal with the same number', async () => {
    const { id } = await sent(LICENCE)
    await control(id, { status: 'APPROVED', validUntil: '2026-12-28' })
    expect(await created({ ...LICENCE, renews: id })).toMatchObject({ renews: id, status: 'DRAFT' })
    await expectRefusal(await create({ ...LICENCE, renews: id }, OTTO), 404, { type: 'NotFoundError' })
  })

  it('is moved on by as many renewals with the same number as there are, for its holder alone', async () => {
    let renews: string | undefined
    for (const validUntil of ['2026-12-28', '2027-01-28', '2027-02-28']) {
      const { id } = await sent({ ...LICENCE, renews })
      expect(await control(id, { status: 'APPROVED', validUntil })).toBe(204)
      renews = id
    }
    await expectRefusal(await create(LICENCE), 409, { subject: 'detail.number' })
    commerce.advance(160 * DAY)
    const later = { ...LICENCE, detail: { ...LICENCE.detail, expiresOn: '2029-01-31' } }
    expect((await create(later)).status).toBe(201)
    await expectRefusal(await create(later, OTTO), 409, { subject: 'detail.number' })
  })

  it.each([
    ['sent', 0],
    ['refused', 1],
  ])('is, with a renewal that was %s, told of %i times', async (what, count) => {
    const { id } = await sent(LICENCE)
    await control(id, { status: 'APPROVED', validUntil: '2026-12-28' })
    const renewal = await sent({ ...LICENCE, renews: id })
    await upload(renewal.id)
    if (what === 'refused') await control(renewal.id, { status: 'REJECTED', reason: 'NOT_RELATED' })
    commerce.advance(31 * DAY)
    settle()
    expect(subjects().filter(subject => subject.includes('December 28, 2026'))).toHaveLength(count)
  })

  it('comes after its last day in the time zone of the site, also for orders', async () => {
    const { id } = await sent(DEGREE)
    await control(id, { status: 'APPROVED', validUntil: '2026-09-28' })
    commerce.advance((Date.parse('2026-09-29T02:00:00Z') - commerce.context.clock.now()) / 1000)
    expect(await list()).toMatchObject({
      effectiveLevel: { code: 'C' },
      qualifications: [{ status: 'APPROVED' }],
    })
    commerce.advance(DAY / 6)
    expect(await list()).toMatchObject({
      effectiveLevel: { code: 'A' },
      qualifications: [{ status: 'EXPIRED' }],
    })
  })
})
