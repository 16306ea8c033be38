import { describe, expect, test } from 'vitest'
import { FLOWS } from '@/lib/site/flows'
import { flowOf } from '@/lib/site/step-paths'
import { getStep, STEP_IDS, STEPS } from '@/lib/site/steps'
import { countedSteps, stepPosition } from '@/lib/steps/flow'

describe.each(Object.entries(FLOWS))('the order %s', (_, flow) => {
  test('has every step once, starts with the sign-up and ends with the confirmation', () => {
    expect([...flow].sort()).toEqual([...STEP_IDS].sort())
    expect(flow.at(0)).toBe('register')
    expect(flow.filter(id => getStep(id).terminal)).toEqual([flow.at(-1)])
  })

  test('counts four steps and never the confirmation (spec §9)', () => {
    expect(countedSteps(STEPS, flow)).toHaveLength(4)
    const positions = countedSteps(STEPS, flow).map(id => stepPosition(STEPS, flow, id))
    expect(positions).toEqual([1, 2, 3, 4].map(position => ({ position, total: 4 })))
  })
})

test.each(['ja-jp', 'zh-sg', 'en-au', 'en-nz'] as const)(
  '%s asks for the address second (spec §2)',
  locale => {
    expect(flowOf(locale)).toEqual([
      'register',
      'contact-address',
      'personal-info',
      'organisation',
      'registered',
    ])
    expect(stepPosition(STEPS, flowOf(locale), 'contact-address').position).toBe(2)
  },
)

test.each(['en-us', 'en-ca', 'fr-ca', 'en-gb', 'nl-nl', 'es-es'] as const)(
  '%s asks for the address third (spec §2)',
  locale => {
    expect(flowOf(locale)).toEqual([
      'register',
      'personal-info',
      'contact-address',
      'organisation',
      'registered',
    ])
    expect(stepPosition(STEPS, flowOf(locale), 'contact-address').position).toBe(3)
  },
)
