import { beforeEach, describe, expect, it } from 'vitest'
import { qualificationOptionsSchema } from '../../../../lib/contract/commerce/qualification/evidence.ts'
import { qualificationSchema } from '../../../../lib/contract/commerce/qualification/qualification.ts'
import { type CommerceHarness, expectRefusal, readExactly } from '../commerce-harness.ts'
import {
  createQualificationHarness,
  DEGREE,
  LICENCE,
  MIRA,
  OTTO,
  PATH,
  qualificationCalls,
} from './qualification-calls.ts'

let commerce: CommerceHarness

beforeEach(() => {
  commerce = createQualificationHarness()
})

const { create, created, list, sent, upload } = qualificationCalls(() => commerce)

const subjects = () => commerce.sentMail.map(({ subject }) => subject)

describe('the options of an evidence', () => {
  it('tell the level that each gives, in the language of the call', async () => {
    const path = '/accounts/qualificationOptions?kind=degree&lang=en&query=doctor'
    const { options } = await readExactly(await commerce.us(path), qualificationOptionsSchema)
    expect(options).toEqual([{ code: 'doctorate', name: 'Doctorate', grantsLevel: 'C' }])
    await expectRefusal(await commerce.us('/accounts/qualificationOptions'), 400, { subject: 'kind' })
  })
})

describe('evidence', () => {
  it('is a draft until its statement is accepted, and written once', async () => {
    expect(await list()).toMatchObject({ effectiveLevel: { code: 'A' }, qualifications: [] })
    const key = { 'idempotency-key': 'once' }
    await create(DEGREE, MIRA, key)
    await create(DEGREE, MIRA, key)
    const { qualifications } = await list()
    expect(qualifications).toHaveLength(1)
    expect(qualifications[0]).toMatchObject({
      status: 'DRAFT',
      grantsLevel: { code: 'C', name: 'Level C' },
      detail: { degree: { code: 'doctorate', name: 'Doctorate' }, country: { name: 'United States' } },
    })
    const path = `${PATH}/${qualifications[0]?.id}/submission`
    await expectRefusal(await commerce.us(path, { ...MIRA, body: {} }), 400, { subject: 'statementAccepted' })
    const submitted = await commerce.us(path, { ...MIRA, body: { statementAccepted: true } })
    expect(await readExactly(submitted, qualificationSchema)).toMatchObject({ status: 'SUBMITTED' })
    expect(subjects()).toEqual(['We have received your evidence for Level C'])
  })

  it('of a kind that is off is not known, and not offered', async () => {
    commerce.setFlag('my-account-qualifications-degree', false)
    await expectRefusal(await create(DEGREE), 404, { type: 'UnknownResourceError' })
    expect((await list()).enabledKinds).not.toContain('degree')
  })

  it.each([
    ['a code that is in no list', { degree: { code: 'nothing' } }, 'detail.degree.code'],
    ['a country that does not exist', { country: { isocode: 'XX' } }, 'detail.country'],
    ['no supervisor of a trainee', { degree: { code: 'in-training' } }, 'detail.supervision'],
    ['a year to come', { yearAwarded: 2031 }, 'detail.yearAwarded'],
    ['no institution', { institution: ' ' }, 'detail.institution'],
  ])('is refused for %s', async (_what, change, subject) => {
    await expectRefusal(await create({ ...DEGREE, detail: { ...DEGREE.detail, ...change } }), 400, {
      subject,
    })
  })

  it('is refused where its number was sent in before, in any spelling', async () => {
    await sent(LICENCE)
    const again = { ...LICENCE, detail: { ...LICENCE.detail, number: 'sl-4471' } }
    const refusal = { type: 'AlreadyExistsError', subject: 'detail.number' }
    await expectRefusal(await create(again, OTTO), 409, refusal)
  })

  it('belongs to its owner alone', async () => {
    const { id } = await created(DEGREE)
    await expectRefusal(await upload(id, { who: OTTO }), 404, { type: 'NotFoundError' })
    const path = `${PATH}/${id}`
    await expectRefusal(await commerce.us(path, { ...OTTO, method: 'DELETE' }), 404, {
      type: 'NotFoundError',
    })
    expect((await list(OTTO)).qualifications).toEqual([])
  })
})

describe('files of an evidence', () => {
  it('are added, replaced, removed, and read by their owner', async () => {
    const { id } = await created(DEGREE)
    const first = await readExactly(await upload(id), qualificationSchema, 201)
    const replaces = first.documents[0]?.id
    const second = await readExactly(await upload(id, { fields: { replaces } }), qualificationSchema, 201)
    expect(second.documents).toMatchObject([{ fileName: 'licence.pdf', size: 8 }])
    const [file] = second.documents
    expect(file?.id).not.toBe(replaces)
    const stored = await commerce.us(`/users/current/documents/${file?.id}`, MIRA)
    expect(await stored.text()).toBe('%PDF-1.7')
    const removal = { ...MIRA, method: 'DELETE' }
    const gone = await commerce.us(`${PATH}/${id}/documents/${file?.id}`, removal)
    expect((await readExactly(gone, qualificationSchema)).documents).toEqual([])
  })

  it('are refused by the name of the rule', async () => {
    const { id } = await created(DEGREE)
    const harmful = '%PDF-1.7 EICAR-STANDARD-ANTIVIRUS-TEST-FILE'
    await expectRefusal(await upload(id, { content: 'MZ' }), 400, { reason: 'wrongType' })
    await expectRefusal(await upload(id, { content: harmful }), 400, { reason: 'malware' })
    for (let count = 0; count < 5; count++) await upload(id, { content: `%PDF-1.7 ${count}` })
    await expectRefusal(await upload(id), 400, { reason: 'tooMany' })
  })
})
