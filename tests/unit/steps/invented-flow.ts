import { z } from 'zod'
import { STEP_DRAFT } from '@/lib/steps/step-draft'
import type { StepRules } from '@/lib/steps/step-rules'

export const DELIVERY_STEPS = {
  parcel: { produces: 'parcel', reentry: 'always' },
  insurance: { produces: 'insurance' },
  check: { produces: null },
  sent: { produces: null, terminal: true },
} as const

export type DeliveryStep = keyof typeof DELIVERY_STEPS

type Fact = 'parcel' | 'insurance'

export type Delivery = { facts: ReadonlySet<Fact>; isSent: boolean; isWorthless: boolean }

/** A wizard that no page has: a parcel, its insurance unless it is worthless, a review, a confirmation. */
export const DELIVERY: StepRules<DeliveryStep, Fact, Delivery> = {
  steps: DELIVERY_STEPS,
  start: 'parcel',
  end: 'sent',
  review: 'check',
  isFinished: ({ isSent }) => isSent,
  maySeeEnd: () => true,
  mayRevisit: () => true,
  isOmitted: (id, { isWorthless }) => id === 'insurance' && isWorthless,
}

export const DELIVERY_FLOW = ['parcel', 'insurance', 'check', 'sent'] as const

/** Which input is kept: never the code of the insurance. A question about the parcel has two answers. */
export const DELIVERY_INPUT = {
  fields: { parcel: ['weight', 'content'], insurance: ['value'] },
  answers: { 'pack-again': { weight: '' }, reenter: {} },
} as const

export const DELIVERY_DRAFT = z.object({ ...STEP_DRAFT.shape, quoted: z.string().exactOptional() })

export const delivery = (...facts: readonly Fact[]): Delivery => ({
  facts: new Set(facts),
  isSent: false,
  isWorthless: false,
})

export type DeliveryDraft = z.infer<typeof DELIVERY_DRAFT>
