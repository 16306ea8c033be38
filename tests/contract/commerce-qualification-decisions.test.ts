import { beforeEach, describe, expect, it } from 'vitest'
import { qualificationSchema } from '../../lib/contract/commerce/qualification/qualification.ts'
import { settleQualifications } from '../../sandbox/commerce/qualifications/settle-qualifications.ts'
import { type CommerceHarness, expectRefusal, readExactly } from './commerce-harness.ts'
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
} from './commerce-qualification-calls.ts'

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
})
