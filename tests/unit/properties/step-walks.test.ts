import fc from 'fast-check'
import { expect, it } from 'vitest'
import { decideStep, latestStep } from '@/lib/registration/decide-step'
import { afterStep, nextStep } from '@/lib/registration/next-step'
import { type RegistrationRecord, toProgress } from '@/lib/registration/progress'
import { getSite, LOCALES, type Locale } from '@/lib/site/sites'
import { flowOf } from '@/lib/site/step-paths'
import { STEP_IDS, type StepId } from '@/lib/site/steps'
import { latestAllowed, mayEnter, type Order } from '../registration/access-rules'

/** A person and the site they are on, as the back ends would describe them. */
type World = { locale: Locale; hasAccount: boolean; record: RegistrationRecord; hasMarker: boolean }

type Event =
  | { kind: 'save'; step: StepId }
  | { kind: 'status'; status: 'REGISTERED' | 'REGISTER_EXISTING' }
  | { kind: 'site'; locale: Locale }
  | { kind: 'markerExpires' }

const ANONYMOUS: World = {
  locale: 'en-us',
  hasAccount: false,
  record: { hasAddress: false },
  hasMarker: false,
}

const progressOf = ({ hasAccount, record, hasMarker }: World) =>
  hasAccount
    ? toProgress(record, hasMarker)
    : { facts: new Set<never>(), status: 'NEW' as const, justRegistered: false }

const orderOf = ({ locale }: World): Order =>
  ['ja-jp', 'zh-sg', 'en-au', 'en-nz'].includes(locale) ? 'addressFirst' : 'personalFirst'

const PRINTED_ORDER: Readonly<Record<Order, readonly StepId[]>> = {
  personalFirst: ['register', 'personal-info', 'contact-address', 'organisation', 'registered'],
  addressFirst: ['register', 'contact-address', 'personal-info', 'organisation', 'registered'],
}

/** The world after a step that was saved: what the step leaves behind (spec §2, §4). */
function saved(world: World, step: StepId): World {
  const { record } = world
  switch (step) {
    case 'register':
      return { ...world, hasAccount: true }
    case 'personal-info':
      return { ...world, record: { ...record, jobTitle: 'teacher' } }
    case 'contact-address':
      return { ...world, record: { ...record, hasAddress: true } }
    case 'organisation':
      return { ...world, record: { ...record, registrationStatus: 'REGISTERED' }, hasMarker: true }
    case 'registered':
      return world
  }
}

function after(world: World, event: Event): World {
  switch (event.kind) {
    case 'save':
      return mayEnter(orderOf(world), event.step, progressOf(world)) ? saved(world, event.step) : world
    case 'status':
      if (!world.hasAccount) return world
      return { ...world, record: { ...world.record, registrationStatus: event.status } }
    case 'site':
      return { ...world, locale: event.locale }
    case 'markerExpires':
      return { ...world, hasMarker: false }
  }
}

const event: fc.Arbitrary<Event> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('save'), step: fc.constantFrom(...STEP_IDS) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('status'),
      status: fc.constantFrom('REGISTERED', 'REGISTER_EXISTING'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('site'), locale: fc.constantFrom(...LOCALES) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('markerExpires') }) },
)

const walk = fc.array(event, { maxLength: 30 })

/** Every world that a walk comes through, the first one included. */
function* worldsOf(events: readonly Event[]): Generator<World> {
  let world = ANONYMOUS
  yield world
  for (const next of events) {
    world = after(world, next)
    yield world
  }
}

const endOf = (events: readonly Event[]): World => events.reduce(after, ANONYMOUS)

const decided = (world: World, step: StepId): string => {
  const decision = decideStep(flowOf(world.locale), step, progressOf(world))
  return decision.kind === 'enter' ? 'enter' : decision.to
}

it('wherever a walk leads, every step is open or closed as the specification says', () => {
  fc.assert(
    fc.property(walk, events => {
      for (const world of worldsOf(events)) {
        const progress = progressOf(world)
        const order = orderOf(world)
        expect(getSite(world.locale).flow).toBe(order)
        expect(latestStep(flowOf(world.locale), progress)).toBe(latestAllowed(order, progress))
        for (const step of STEP_IDS)
          expect(decided(world, step)).toBe(
            mayEnter(order, step, progress) ? 'enter' : latestAllowed(order, progress),
          )
      }
    }),
    { numRuns: 500 },
  )
})

it('saving a step leads to the first later one that is open, and counts what was saved', () => {
  fc.assert(
    fc.property(walk, fc.constantFrom(...STEP_IDS), (events, step) => {
      const world = endOf(events)
      const order = orderOf(world)
      // The confirmation has nothing to save.
      if (step === 'registered' || !mayEnter(order, step, progressOf(world))) return
      const progress = afterStep(progressOf(world), step)
      expect(progress.facts).toEqual(progressOf(saved(world, step)).facts)
      const later = PRINTED_ORDER[order].slice(PRINTED_ORDER[order].indexOf(step) + 1)
      const open = later.find(candidate => mayEnter(order, candidate, progress))
      expect(nextStep(flowOf(world.locale), step, progress)).toBe(open ?? 'registered')
    }),
    { numRuns: 500 },
  )
})

it('a user who follows every redirect is done after four steps, and is asked nothing twice', () => {
  fc.assert(
    fc.property(walk, events => {
      let world = endOf(events)
      if (world.record.registrationStatus !== undefined) return
      const asked: StepId[] = []
      while (world.record.registrationStatus === undefined && asked.length < 5) {
        const step = latestStep(flowOf(world.locale), progressOf(world))
        asked.push(step)
        world = saved(world, step)
      }
      expect(new Set(asked).size).toBe(asked.length)
      expect(asked.at(-1)).toBe('organisation')
      expect(world).toMatchObject({ hasAccount: true, record: { jobTitle: 'teacher', hasAddress: true } })
      expect(decided(world, 'registered')).toBe('enter')
      expect(decided({ ...world, hasMarker: false }, 'registered')).toBe('register')
    }),
    { numRuns: 500 },
  )
})
