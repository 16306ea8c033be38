import { describe, expect, it } from 'vitest'
import { saveMarketingConsent } from '@/lib/backends/commerce/consents.server'
import { USER } from '../../registration/back-ends'
import { serveBackEnds } from '../../registration/store'

const backEnds = serveBackEnds()

const CONTEXT = { locale: 'en-us', user: { id: USER, accessToken: 'token-nora' } } as const
const READ = `GET users/${USER}/consenttemplates/MARKETING_NEWSLETTER`
const GIVE = `POST users/${USER}/consents`
const WITHDRAW = `DELETE users/${USER}/consents/c1`
const REFUSE = `PATCH users/${USER}`

const NEVER = { id: 'MARKETING_NEWSLETTER', version: 3 }
const GIVEN = { ...NEVER, currentConsent: { code: 'c1', consentGivenDate: '2026-09-28T10:00:00+0000' } }
const WITHDRAWN = {
  ...NEVER,
  currentConsent: { ...GIVEN.currentConsent, consentWithdrawnDate: '2026-09-29T10:00:00+0000' },
}
const REFUSAL = { status: 409, body: { errors: [{ type: 'AlreadyExistsError' }] } }

/** Answers every read with the next of these, the last one again and again. */
function holds(...templates: readonly object[]): void {
  const left = [...templates]
  backEnds().reply(READ, () => ({ body: left.length > 1 ? left.shift() : left[0] }))
}

const save = (wanted: boolean, template: object) => {
  holds(template)
  backEnds().reply(GIVE, { body: GIVEN })
  backEnds().reply(WITHDRAW, {})
  return saveMarketingConsent(CONTEXT, wanted)
}

describe('the consent to messages', () => {
  it.each([
    ['given where there is none', true, NEVER, [GIVE]],
    ['given anew after it was withdrawn', true, WITHDRAWN, [GIVE]],
    ['withdrawn where it is given', false, GIVEN, [WITHDRAW]],
    ['refused in the customer record where there is nothing to withdraw', false, NEVER, [REFUSE]],
    ['left as it is where it is given already', true, GIVEN, []],
  ])('is %s', async (_, wanted, template, writes) => {
    expect(await save(wanted, template)).toEqual({ ok: true, value: undefined })
    expect(backEnds().writes()).toEqual(writes)
  })

  it('is given to the wording in force, in the query as the engine wants it', async () => {
    await save(true, NEVER)
    expect(Object.fromEntries(backEnds().sentTo(GIVE)[0]?.query ?? [])).toMatchObject({
      consentTemplateId: 'MARKETING_NEWSLETTER',
      consentTemplateVersion: '3',
    })
  })

  it('is never read from or written past a memory on the way', async () => {
    await save(true, NEVER)
    await save(false, GIVEN)
    const controls = backEnds().sent.map(({ headers }) => headers['cache-control'])
    expect(controls).toEqual(controls.map(() => 'no-cache'))
    expect(backEnds().writes()).toEqual([GIVE, WITHDRAW])
  })

  it('counts as saved where another tab was quicker, and as refused where it was not', async () => {
    backEnds().reply(GIVE, REFUSAL)
    holds(NEVER, GIVEN)
    expect(await saveMarketingConsent(CONTEXT, true)).toEqual({ ok: true, value: undefined })
    holds(NEVER)
    expect(await saveMarketingConsent(CONTEXT, true)).toMatchObject({
      ok: false,
      error: { kind: 'domain', code: 'AlreadyExistsError' },
    })
  })

  it('changes nothing while commerce is away', async () => {
    backEnds().reply(READ, { status: 503, body: {} })
    expect(await saveMarketingConsent(CONTEXT, false)).toMatchObject({ ok: false, error: { status: 503 } })
    expect(backEnds().writes()).toEqual([])
  })
})
