import { describe, expect, it } from 'vitest'
import { decideStep } from '@/lib/registration/decide-step'
import { toProgress } from '@/lib/registration/progress'
import { flowOf, stepHref } from '@/lib/site/step-paths'
import { USER } from '../back-ends'
import { type Posting, post } from '../requests'
import { ADDRESS, JOB_TITLE, recordOf, serveBackEnds } from '../store'
import { GOOD_FORMS } from './good-forms'

const backEnds = serveBackEnds()

type Step = 'personal-info' | 'contact-address' | 'organisation'

const STEPS: readonly Step[] = ['personal-info', 'contact-address', 'organisation']

const FACTS: Readonly<Record<Step, Readonly<Record<string, unknown>>>> = {
  'personal-info': {},
  'contact-address': JOB_TITLE,
  organisation: { ...JOB_TITLE, ...ADDRESS },
}

const FORMS = { ...GOOD_FORMS, organisation: { choice: 'none' } }

const become = (facts: Readonly<Record<string, unknown>>) =>
  backEnds().reply(`GET users/${USER}`, { body: recordOf(facts) })

const submit = async (step: Step, differences: object = {}, posting: Posting = {}) => {
  const json = { ...FORMS[step], submissionKey: 'submission-view-1', ...differences }
  const response = await post({ step, json, ...posting })
  return { status: response.status, body: await response.json() }
}

/** What saves each step, once. */
const EFFECTS: Readonly<Record<Step, readonly string[]>> = {
  'personal-info': ['POST personalInfo', `PATCH users/${USER}`],
  'contact-address': [`POST users/${USER}/addresses/verification`, `POST users/${USER}/addresses`],
  organisation: [`PATCH users/${USER}`],
}

describe.each(STEPS)('%s', step => {
  it('sent five times with one key has one effect and one answer', async () => {
    become(FACTS[step])
    const together = await Promise.all([1, 2, 3].map(() => submit(step)))
    const answers = [...together, await submit(step), await submit(step)]
    expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]).toMatchObject({ status: 200, body: { next: expect.any(String) } })
    expect(backEnds().writes()).toEqual(EFFECTS[step])
  })

  it('is not saved again by a tab that is behind, whatever it sends under the old key', async () => {
    become(FACTS[step])
    await submit(step)
    become({ ...JOB_TITLE, ...ADDRESS, registrationStatus: 'REGISTERED' })
    expect(await submit(step, { phone: '2025550199', city: 'Utica', choice: 'new' })).toMatchObject({
      status: 409,
    })
    expect(await submit(step, { submissionKey: 'submission-view-2' })).toMatchObject({ status: 409 })
    expect(backEnds().writes()).toEqual(EFFECTS[step])
  })
})

describe.each(['en-us', 'en-au'] as const)('in the order of %s', locale => {
  const progresses = [{}, JOB_TITLE, ADDRESS, { ...JOB_TITLE, ...ADDRESS }]
  const closed = STEPS.flatMap(step =>
    progresses.flatMap(facts => {
      const record = { ...facts, hasAddress: 'defaultB2BUnit' in facts }
      const decision = decideStep(flowOf(locale), step, toProgress(record, false))
      return decision.kind === 'enter'
        ? []
        : [{ step, facts, to: decision.to, has: Object.keys(facts).join() }]
    }),
  )

  it.each(closed)('$step with [$has] leads to $to and saves nothing', async ({ step, facts, to }) => {
    become(facts)
    expect(await submit(step, {}, { locale })).toEqual({
      status: 409,
      body: { redirect: expect.stringMatching(new RegExp(`^${stepHref(locale, to)}(?:\\?|$)`)) },
    })
    expect(backEnds().writes()).toEqual([])
  })
})

it('the step of a site that this host does not serve is misdirected', async () => {
  for (const step of STEPS) {
    const posting = { locale: 'fr-ca', host: 'shop.example.com' }
    expect((await submit(step, {}, posting)).status).toBe(421)
  }
  expect(backEnds().sent).toEqual([])
})
