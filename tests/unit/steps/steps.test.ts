import { describe, expect, it } from 'vitest'
import { decideStep, latestStep } from '@/lib/steps/decide-step'
import { countedSteps, flowFor, stepPosition } from '@/lib/steps/flow'
import { afterStep, nextStep, stepsToRevisit } from '@/lib/steps/next-step'
import { openStepsBefore } from '@/lib/steps/open-steps'
import {
  DELIVERY,
  type Delivery,
  type DeliveryStep,
  delivery,
  DELIVERY_FLOW as FLOW,
  DELIVERY_STEPS as STEPS,
} from './invented-flow'

const worthless = (progress: Delivery): Delivery => ({ ...progress, isWorthless: true })
const sent = (progress: Delivery): Delivery => ({ ...progress, isSent: true })

const decide = (id: DeliveryStep, progress: Delivery) => decideStep(DELIVERY, FLOW, id, progress)

describe('the guard of a wizard', () => {
  it('enters the first step at any time', () => {
    for (const progress of [delivery(), delivery('parcel'), sent(delivery('parcel', 'insurance'))])
      expect(decide('parcel', progress)).toEqual({ kind: 'enter' })
  })

  it('leads to the furthest open step while an earlier one is missing', () => {
    expect(decide('check', delivery())).toEqual({ kind: 'redirect', to: 'parcel', reason: 'missing' })
    expect(decide('check', delivery('parcel'))).toEqual({
      kind: 'redirect',
      to: 'insurance',
      reason: 'missing',
    })
    expect(decide('check', delivery('parcel', 'insurance'))).toEqual({ kind: 'enter' })
  })

  it('closes a step that is done where the wizard lets no one come again', () => {
    const strict = { ...DELIVERY, mayRevisit: () => false }
    expect(decideStep(strict, FLOW, 'insurance', delivery('parcel', 'insurance'))).toEqual({
      kind: 'redirect',
      to: 'check',
      reason: 'spent',
    })
  })

  it('opens only the start and the confirmation once all is done', () => {
    const done = sent(delivery('parcel', 'insurance'))
    expect(decide('check', done)).toEqual({ kind: 'redirect', to: 'parcel', reason: 'finished' })
    expect(decide('sent', done)).toEqual({ kind: 'enter' })
  })

  it('passes over a step that means nothing, and does not ask for what it would leave behind', () => {
    const progress = worthless(delivery('parcel'))
    expect(decide('insurance', progress)).toEqual({ kind: 'redirect', to: 'check', reason: 'omitted' })
    expect(decide('check', progress)).toEqual({ kind: 'enter' })
    expect(nextStep(DELIVERY, FLOW, 'parcel', progress)).toBe('check')
    expect(openStepsBefore(DELIVERY, FLOW, 'check', progress)).toEqual(['parcel'])
  })

  it('redirects only to steps that may be entered', () => {
    for (const facts of [[], ['parcel'], ['insurance'], ['parcel', 'insurance']] as const)
      for (const change of [worthless, sent, (same: Delivery) => same])
        for (const id of FLOW) {
          const progress = change(delivery(...facts))
          const decision = decide(id, progress)
          const target = decision.kind === 'redirect' ? decision.to : id
          expect(decide(target, progress)).toEqual({ kind: 'enter' })
        }
  })
})

describe('saving a step of a wizard', () => {
  it('adds its fact and leads to the next open step', () => {
    const progress = afterStep(DELIVERY, delivery(), 'parcel')
    expect([...progress.facts]).toEqual(['parcel'])
    expect(nextStep(DELIVERY, FLOW, 'parcel', progress)).toBe('insurance')
    expect(latestStep(DELIVERY, FLOW, progress)).toBe('insurance')
  })

  it('leads to the confirmation at last, and a step without a fact changes nothing', () => {
    const progress = delivery('parcel', 'insurance')
    expect(afterStep(DELIVERY, progress, 'check')).toBe(progress)
    expect(nextStep(DELIVERY, FLOW, 'check', sent(progress))).toBe('sent')
  })

  it('returns to the review that it was edited from, unless another answer is missing now', () => {
    expect(nextStep(DELIVERY, FLOW, 'parcel', delivery('parcel', 'insurance'))).toBe('check')
    expect(nextStep(DELIVERY, FLOW, 'parcel', delivery('parcel'))).toBe('insurance')
  })
})

describe('the steps of a wizard', () => {
  it('are counted without the confirmation and without those that are passed over', () => {
    expect(countedSteps(STEPS, FLOW)).toEqual(['parcel', 'insurance', 'check'])
    expect(stepPosition(STEPS, FLOW, 'check')).toEqual({ position: 3, total: 3 })
    const own = flowFor(DELIVERY, FLOW, worthless(delivery()))
    expect(stepPosition(STEPS, own, 'check')).toEqual({ position: 2, total: 2 })
    expect(stepPosition(STEPS, FLOW, 'sent').position).toBe(0)
  })

  it('lead back to the nearest open one, and nowhere from the start', () => {
    const progress = delivery('parcel', 'insurance')
    expect(openStepsBefore(DELIVERY, FLOW, 'check', progress).at(-1)).toBe('insurance')
    expect(openStepsBefore(DELIVERY, FLOW, 'parcel', progress)).toEqual([])
  })

  it('that may be looked at again are those before the one to continue with, without the start', () => {
    expect(stepsToRevisit(DELIVERY, FLOW, delivery('parcel', 'insurance'))).toEqual(['insurance'])
  })
})
