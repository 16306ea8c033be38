import { beforeEach, describe, expect, it } from 'vitest'
import {
  consentHistorySchema,
  consentTemplateListSchema,
  consentTemplateSchema,
  MARKETING_TEMPLATE,
} from '../../../../lib/contract/commerce/consent.ts'
import { userSchema } from '../../../../lib/contract/commerce/user.ts'
import { type CommerceHarness, createHarness, expectRefusal, readExactly } from '../commerce-harness.ts'

let commerce: CommerceHarness

beforeEach(() => {
  commerce = createHarness()
})

const LENA = { as: 'uid-lena' }
const TEMPLATES = [
  MARKETING_TEMPLATE,
  'MARKETING_EDITIONS',
  'MARKETING_TRAINING',
  'MARKETING_OFFERS',
  'MARKETING_RESEARCH',
]
const TEMPLATE = `/users/current/consenttemplates/${MARKETING_TEMPLATE}`

const read = async (options = LENA) =>
  readExactly(await commerce.us(TEMPLATE, options), consentTemplateSchema)

const give = (query = `consentTemplateId=${MARKETING_TEMPLATE}&consentTemplateVersion=1`, options = LENA) =>
  commerce.us(`/users/current/consents?${query}`, { ...options, method: 'POST' })

const withdraw = (code: string, options = LENA) =>
  commerce.us(`/users/current/consents/${code}`, { ...options, method: 'DELETE' })

const mirrored = async () =>
  (await readExactly(await commerce.us('/users/current', LENA), userSchema)).consents

describe('the consent to marketing email', () => {
  it('is absent before it is given, also in the list', async () => {
    const template = await read()
    expect(template).toMatchObject({ id: MARKETING_TEMPLATE, version: 1 })
    expect(template).not.toHaveProperty('currentConsent')
    const list = await commerce.us('/users/current/consenttemplates', LENA)
    const { consentTemplates } = await readExactly(list, consentTemplateListSchema)
    expect(consentTemplates[0]).toEqual(template)
    expect(consentTemplates.map(({ id }) => id)).toEqual(TEMPLATES)
    expect(consentTemplates.filter(({ currentConsent }) => currentConsent !== undefined)).toEqual([])
    expect(await mirrored()).toBeUndefined()
  })

  it('is given and withdrawn with its dates, and given again under another code', async () => {
    const given = await readExactly(await give(), consentTemplateSchema)
    const { code = '' } = given.currentConsent ?? {}
    expect(given.currentConsent).toEqual({ code, consentGivenDate: '2026-09-28T10:00:00+0000' })
    expect(await mirrored()).toEqual({ marketing: true })
    commerce.advance(60)
    expect((await withdraw(code)).status).toBe(200)
    expect((await read()).currentConsent).toEqual({
      ...given.currentConsent,
      consentWithdrawnDate: '2026-09-28T10:01:00+0000',
    })
    expect(await mirrored()).toEqual({ marketing: false })
    await give()
    expect((await read()).currentConsent?.code).not.toBe(code)
  })

  it('is listed with every time it was given and withdrawn, the newest first', async () => {
    const list = async () =>
      (await readExactly(await commerce.us('/users/current/consents', LENA), consentHistorySchema)).consents
    expect(await list()).toEqual([])
    const given = await readExactly(await give(), consentTemplateSchema)
    commerce.advance(60)
    await withdraw(given.currentConsent?.code ?? '')
    await give()
    expect(await list()).toMatchObject([
      { consentGivenDate: '2026-09-28T10:01:00+0000' },
      { consentGivenDate: '2026-09-28T10:00:00+0000', consentWithdrawnDate: '2026-09-28T10:01:00+0000' },
    ])
    expect((await commerce.us('/users/uid-nora/consents', LENA)).status).toBe(403)
  })

  it('is one of several, which are given and withdrawn apart from each other', async () => {
    const offers = 'consentTemplateId=MARKETING_OFFERS&consentTemplateVersion=1'
    const given = await readExactly(await give(offers), consentTemplateSchema)
    expect(given).toMatchObject({ id: 'MARKETING_OFFERS', currentConsent: { code: expect.any(String) } })
    expect(await mirrored()).toBeUndefined()
    await give()
    await expectRefusal(await give(offers), 409, { type: 'AlreadyExistsError' })
    await withdraw(given.currentConsent?.code ?? '')
    expect((await read()).currentConsent).not.toHaveProperty('consentWithdrawnDate')
    expect(await mirrored()).toEqual({ marketing: true })
    const list = await readExactly(await commerce.us('/users/current/consents', LENA), consentHistorySchema)
    expect(list.consents.map(({ consentTemplateId }) => consentTemplateId)).toEqual([
      MARKETING_TEMPLATE,
      'MARKETING_OFFERS',
    ])
  })

  it('has a name and a purpose in each language of a site', async () => {
    for (const site of ['usassessments', 'caassessments', 'nlassessments', 'esassessments']) {
      const language = { ca: 'fr', nl: 'nl', es: 'es' }[site.slice(0, 2)] ?? 'en'
      const answer = await commerce.call(`/occ/v2/${site}/users/anonymous/consenttemplates?lang=${language}`)
      const { consentTemplates } = await readExactly(answer, consentTemplateListSchema)
      for (const { name, description } of consentTemplates)
        expect([name, description]).toEqual([expect.stringMatching(/\w/), expect.stringMatching(/\.$/)])
    }
  })

  it('follows the answer in the customer record and vice versa', async () => {
    for (const marketing of [true, false, true]) {
      await commerce.us('/users/current', { ...LENA, method: 'PATCH', body: { consents: { marketing } } })
      const { currentConsent } = await read()
      expect(currentConsent?.consentWithdrawnDate === undefined).toBe(marketing)
      expect(await mirrored()).toEqual({ marketing })
    }
  })

  it('may be sent as form data', async () => {
    const response = await commerce.us('/users/current/consents', {
      ...LENA,
      method: 'POST',
      body: `consentTemplateId=${MARKETING_TEMPLATE}&consentTemplateVersion=1`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect((await readExactly(response, consentTemplateSchema)).currentConsent).toBeDefined()
  })

  it('is refused when given twice, for an unknown template, and for another user', async () => {
    await expectRefusal(await give('consentTemplateId=OTHER&consentTemplateVersion=1'), 404, {})
    await expectRefusal(await give(`consentTemplateId=${MARKETING_TEMPLATE}&consentTemplateVersion=2`), 400, {
      subject: 'consentTemplateVersion',
    })
    const { code = '' } = (await readExactly(await give(), consentTemplateSchema)).currentConsent ?? {}
    await expectRefusal(await give(), 409, { type: 'AlreadyExistsError' })
    await expectRefusal(await withdraw(code, { as: 'uid-edith' }), 404, {})
    await withdraw(code)
    await expectRefusal(await withdraw(code), 400, { type: 'ConsentWithdrawnError' })
  })
})
