import { z } from 'zod'
import { COOKIES } from '@/lib/cookies/cookie-table'
import { LOCALES } from '@/lib/site/sites'

/** State kept between the authorize request and the callback. */
export const SIGN_IN_FLOW = z.object({
  state: z.string().min(1),
  nonce: z.string().min(1),
  codeVerifier: z.string().min(1),
  locale: z.enum(LOCALES),
  returnTo: z.string().optional(),
  /** The registration has just been moved here from another host. */
  moved: z.literal(true).optional(),
  /** Epoch milliseconds. */
  startedAt: z.number(),
})

export type SignInFlow = z.infer<typeof SIGN_IN_FLOW>

/** Several tabs may sign in at the same time; of more than three flows the oldest are dropped. */
export const MAX_FLOWS = 3

const isAlive = (flow: SignInFlow, now: number): boolean =>
  now <= flow.startedAt + COOKIES.oidc.seconds * 1000

export const addFlow = (flows: readonly SignInFlow[], flow: SignInFlow, now: number): readonly SignInFlow[] =>
  [...flows.filter(known => isAlive(known, now)), flow].slice(-MAX_FLOWS)

export const removeFlow = (flows: readonly SignInFlow[], used: SignInFlow): readonly SignInFlow[] =>
  flows.filter(({ state }) => state !== used.state)

/** The unexpired flow that a callback belongs to; its locale must match. */
export const findFlow = (
  flows: readonly SignInFlow[],
  { state, locale, now }: { state: string; locale: string; now: number },
): SignInFlow | undefined =>
  flows.find(flow => flow.state === state && flow.locale === locale && isAlive(flow, now))
