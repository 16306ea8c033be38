import { describe, expect, test } from 'vitest'
import { getStep, isStepId, isSubmittableStep, STEP_IDS, stepOfPage } from '@/lib/site/steps'

describe('the five screens (spec §2)', () => {
  test.each([
    ['register', '/register'],
    ['personal-info', '/register/personal-info'],
    ['contact-address', '/register/contact-address'],
    ['organisation', '/register/organisation'],
    ['registered', '/register/organisation/registered'],
  ] as const)('%s is at %s, and the page names the step back', (id, path) => {
    expect(getStep(id).path).toBe(path)
    expect(stepOfPage(path)).toBe(id)
  })

  test('are five, and each fact comes from one of them', () => {
    expect(STEP_IDS).toHaveLength(5)
    const facts = STEP_IDS.map(id => getStep(id).produces).filter(fact => fact !== null)
    expect(facts.sort()).toEqual(['account', 'address', 'jobTitle'])
  })

  test.each(['', '/', '/register/', '/Register', '/register/other', '/register/personal-info/x', 'register'])(
    'the page %j belongs to no step',
    page => {
      expect(stepOfPage(page)).toBeUndefined()
    },
  )

  test.each(['', 'Register', 'register/personal-info', '__proto__', 'constructor', 'toString'])(
    '%j is no step',
    value => {
      expect(isStepId(value)).toBe(false)
      expect(isSubmittableStep(value)).toBe(false)
    },
  )

  test('all have a form but the confirmation', () => {
    expect(STEP_IDS.filter(isSubmittableStep)).toEqual([
      'register',
      'personal-info',
      'contact-address',
      'organisation',
    ])
  })
})
