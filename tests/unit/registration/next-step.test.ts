import { describe, expect, it } from 'vitest'
import { ANONYMOUS, decideStep, type Progress } from '@/lib/registration/decide-step'
import { afterStep, nextStep, stepsToRevisit } from '@/lib/registration/next-step'
import { FLOWS } from '@/lib/site/flows'
import { type Fact, STEP_IDS, type StepId } from '@/lib/site/steps'

const progressOf = (facts: readonly Fact[], status: Progress['status'] = 'NEW'): Progress => ({
  facts: new Set(facts),
  status,
  justRegistered: false,
})

describe('saving a step', () => {
  it.each([
    ['register', ['account']],
    ['personal-info', ['jobTitle']],
    ['contact-address', ['address']],
    ['organisation', []],
    ['registered', []],
  ] as const)('%s adds the fact it produces', (step, facts) => {
    expect([...afterStep(ANONYMOUS, step).facts]).toEqual(facts)
  })

  it('adds to the facts, and leaves the progress before as it was', () => {
    const before = progressOf(['account'], 'REGISTER_EXISTING')
    const after = afterStep(before, 'personal-info')
    expect([...after.facts]).toEqual(['account', 'jobTitle'])
    expect(after.status).toBe('REGISTER_EXISTING')
    expect([...before.facts]).toEqual(['account'])
  })
})

describe('the step after a saved one', () => {
  it.each([
    ['personalFirst', 'register', [], 'personal-info'],
    ['personalFirst', 'personal-info', ['account'], 'contact-address'],
    ['personalFirst', 'personal-info', ['account', 'address'], 'organisation'],
    ['personalFirst', 'contact-address', ['account', 'jobTitle'], 'organisation'],
    ['personalFirst', 'organisation', ['account', 'jobTitle', 'address'], 'registered'],
    ['addressFirst', 'register', [], 'contact-address'],
    ['addressFirst', 'contact-address', ['account'], 'personal-info'],
    ['addressFirst', 'contact-address', ['account', 'jobTitle'], 'organisation'],
    ['addressFirst', 'personal-info', ['account', 'address'], 'organisation'],
    ['addressFirst', 'organisation', ['account', 'jobTitle', 'address'], 'registered'],
  ] as const)('in %s after %s with %j is %s', (order, saved, facts, next) => {
    expect(nextStep(FLOWS[order], saved, afterStep(progressOf(facts), saved))).toBe(next)
  })

  it('is asked again of a user who registers again', () => {
    const again = progressOf(['account', 'jobTitle', 'address'], 'REGISTER_EXISTING')
    expect(nextStep(FLOWS.personalFirst, 'personal-info', again)).toBe('contact-address')
    expect(nextStep(FLOWS.addressFirst, 'contact-address', again)).toBe('personal-info')
  })

  it('may always be entered', () => {
    const all: readonly Fact[][] = [
      ['account'],
      ['account', 'jobTitle'],
      ['account', 'address'],
      ['account', 'jobTitle', 'address'],
    ]
    const closed = Object.values(FLOWS).flatMap(flow =>
      all.flatMap(facts =>
        (['NEW', 'REGISTER_EXISTING'] as const).flatMap(status =>
          STEP_IDS.filter((id): id is StepId => id !== 'registered')
            .filter(id => decideStep(flow, id, progressOf(facts, status)).kind === 'enter')
            .map(id => ({ flow, id, progress: afterStep(progressOf(facts, status), id) }))
            .filter(
              ({ id, progress }) => decideStep(flow, nextStep(flow, id, progress), progress).kind !== 'enter',
            ),
        ),
      ),
    )
    expect(closed).toEqual([])
  })
})

describe('the steps to look at again', () => {
  it('are those before the one to continue with, in the order of the site', () => {
    const again = progressOf(['account', 'jobTitle', 'address'], 'REGISTER_EXISTING')
    expect(stepsToRevisit(FLOWS.personalFirst, again)).toEqual(['personal-info', 'contact-address'])
    expect(stepsToRevisit(FLOWS.addressFirst, again)).toEqual(['contact-address', 'personal-info'])
    const halfWay = progressOf(['account', 'jobTitle'], 'REGISTER_EXISTING')
    expect(stepsToRevisit(FLOWS.personalFirst, halfWay)).toEqual(['personal-info'])
    expect(stepsToRevisit(FLOWS.addressFirst, halfWay)).toEqual([])
  })

  it.each(['NEW', 'REGISTERED'] as const)('are none for who is %s', status => {
    for (const flow of Object.values(FLOWS))
      for (const facts of [['account'], ['account', 'jobTitle'], ['account', 'jobTitle', 'address']] as const)
        expect(stepsToRevisit(flow, progressOf(facts, status))).toEqual([])
  })
})
