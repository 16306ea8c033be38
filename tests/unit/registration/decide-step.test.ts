import { describe, expect, test } from 'vitest'
import {
  decideStep,
  latestStep,
  type Progress,
  type RegistrationStatus,
} from '@/lib/registration/decide-step'
import { FLOWS } from '@/lib/site/flows'
import { type Fact, STEP_IDS, type StepId } from '@/lib/site/steps'
import { latestAllowed, mayEnter, type Order } from './access-rules'

const ORDERS: readonly Order[] = ['personalFirst', 'addressFirst']
const STATUSES: readonly RegistrationStatus[] = ['NEW', 'REGISTER_EXISTING', 'REGISTERED']
const FACTS: readonly Fact[] = ['account', 'jobTitle', 'address']

const SUBSETS = Array.from({ length: 2 ** FACTS.length }, (_, bits) =>
  FACTS.filter((_fact, index) => (bits & (1 << index)) !== 0),
)

const PROGRESSES: readonly Progress[] = SUBSETS.flatMap(facts =>
  STATUSES.flatMap(status =>
    [false, true].map(justRegistered => ({ facts: new Set(facts), status, justRegistered })),
  ),
)

const ROWS = ORDERS.flatMap(order =>
  STEP_IDS.flatMap(step => PROGRESSES.map(progress => ({ order, step, progress }))),
)

const describeProgress = ({ facts, status, justRegistered }: Progress): string =>
  `${[...facts].join('+') || 'no facts'} ${status}${justRegistered ? ' just registered' : ''}`

describe('the guard equals the text of spec §2', () => {
  test('for every order, step and progress', () => {
    expect(ROWS).toHaveLength(480)
    const differences = ROWS.flatMap(({ order, step, progress }) => {
      const decision = decideStep(FLOWS[order], step, progress)
      const decided = decision.kind === 'enter' ? 'enter' : decision.to
      const expected = mayEnter(order, step, progress) ? 'enter' : latestAllowed(order, progress)
      return decided === expected
        ? []
        : [`${order} ${step} ${describeProgress(progress)}: ${decided}, not ${expected}`]
    })
    expect(differences).toEqual([])
  })

  test('following a redirect always ends at once', () => {
    for (const { order, step, progress } of ROWS) {
      const decision = decideStep(FLOWS[order], step, progress)
      if (decision.kind === 'enter') continue
      expect(decision.to).not.toBe(step)
      expect(decideStep(FLOWS[order], decision.to, progress), describeProgress(progress)).toEqual({
        kind: 'enter',
      })
    }
  })

  test('the latest step may always be entered and is never the confirmation', () => {
    for (const order of ORDERS)
      for (const progress of PROGRESSES) {
        const latest = latestStep(FLOWS[order], progress)
        expect(decideStep(FLOWS[order], latest, progress)).toEqual({ kind: 'enter' })
        expect(latest).not.toBe('registered')
      }
  })

  test('a decision leaves the progress as it was', () => {
    for (const { order, step, progress } of ROWS) {
      const frozen = Object.freeze({ ...progress, facts: new Set(progress.facts) })
      decideStep(FLOWS[order], step, frozen)
      expect(frozen).toEqual(progress)
    }
  })
})

const withFacts = (facts: readonly Fact[], status: RegistrationStatus = 'NEW', justRegistered = false) => ({
  facts: new Set(facts),
  status,
  justRegistered,
})
const away = (to: StepId, reason: string) => ({ kind: 'redirect', to, reason })

describe('people in the wizard', () => {
  test.each(ORDERS)('an anonymous visitor has only the sign-up step (%s)', order => {
    for (const step of STEP_IDS) {
      const expected = step === 'register' ? { kind: 'enter' } : away('register', 'missing')
      expect(decideStep(FLOWS[order], step, withFacts([]))).toEqual(expected)
    }
  })

  test('a new account continues with the first step of its own order', () => {
    expect(latestStep(FLOWS.personalFirst, withFacts(['account']))).toBe('personal-info')
    expect(latestStep(FLOWS.addressFirst, withFacts(['account']))).toBe('contact-address')
  })

  test('a step that is done is closed, and leads onward', () => {
    const half = withFacts(['account', 'jobTitle'])
    expect(decideStep(FLOWS.personalFirst, 'personal-info', half)).toEqual(away('contact-address', 'spent'))
    expect(decideStep(FLOWS.personalFirst, 'organisation', half)).toEqual(away('contact-address', 'missing'))
  })

  test('what was done in the other order counts, so no one is asked twice', () => {
    const jobTitleOnly = withFacts(['account', 'jobTitle'])
    expect(latestStep(FLOWS.addressFirst, jobTitleOnly)).toBe('contact-address')
    const addressOnly = withFacts(['account', 'address'])
    expect(latestStep(FLOWS.personalFirst, addressOnly)).toBe('personal-info')
    expect(decideStep(FLOWS.personalFirst, 'contact-address', addressOnly)).toEqual(
      away('personal-info', 'missing'),
    )
  })

  test.each(ORDERS)('a finished registration is closed but for the start (%s)', order => {
    const finished = withFacts(FACTS, 'REGISTERED')
    for (const step of STEP_IDS) {
      const expected = step === 'register' ? { kind: 'enter' } : away('register', 'finished')
      expect(decideStep(FLOWS[order], step, finished)).toEqual(expected)
    }
  })

  test.each(ORDERS)('the marker of a finished registration opens the confirmation only (%s)', order => {
    const finished = withFacts(FACTS, 'REGISTERED', true)
    expect(decideStep(FLOWS[order], 'registered', finished)).toEqual({ kind: 'enter' })
    for (const step of ['personal-info', 'contact-address', 'organisation'] as const)
      expect(decideStep(FLOWS[order], step, finished)).toEqual(away('register', 'finished'))
  })

  test.each(ORDERS)('the marker does not stand in for missing facts (%s)', order => {
    const odd = withFacts(['account', 'jobTitle'], 'REGISTERED', true)
    expect(decideStep(FLOWS[order], 'registered', odd)).toEqual(away('register', 'missing'))
  })

  test.each(ORDERS)('re-registering may revisit both data steps (%s)', order => {
    const again = withFacts(FACTS, 'REGISTER_EXISTING')
    for (const step of STEP_IDS) expect(decideStep(FLOWS[order], step, again)).toEqual({ kind: 'enter' })
  })

  test('re-registering still takes the steps in order', () => {
    const again = withFacts(['account'], 'REGISTER_EXISTING')
    expect(decideStep(FLOWS.personalFirst, 'contact-address', again)).toEqual(
      away('personal-info', 'missing'),
    )
    expect(decideStep(FLOWS.addressFirst, 'personal-info', again)).toEqual(away('contact-address', 'missing'))
  })
})
