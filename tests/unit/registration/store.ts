import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { readDraft } from '@/lib/registration/drafts/drafts.server'
import { REGISTRATION_FORMS } from '@/lib/registration/registration-forms.server'
import { loadVisitor } from '@/lib/registration/visitor.server'
import type { Session } from '@/lib/session/session-state'
import type { FormId } from '@/lib/site/steps'
import { handleStep } from '@/lib/steps/handler/handle-step.server'
import type { StepSubmission } from '@/lib/steps/handler/step-submission'
import { forgetProcessState } from '../../support/process-state'
import { type BackEnds, openBackEnds, USER } from './back-ends'

export const SIGNED_IN = {
  state: 'signedIn',
  user: { id: USER, firstName: 'Nora', lastName: 'Vale', email: 'nora@example.com' },
  sid: 'sid-1',
  accessToken: 'token-nora',
} as const satisfies Session

/** The customer record with as much of the registration as a test needs. */
export const recordOf = (facts: Readonly<Record<string, unknown>> = {}) => ({
  id: USER,
  uid: USER,
  customerId: 'c1',
  iamUsername: 'nora',
  name: 'Nora Vale',
  firstName: 'Nora',
  lastName: 'Vale',
  roles: [],
  ...facts,
})

export const JOB_TITLE = { jobTitle: { code: 'teacher', name: 'Teacher' } }

export const ADDRESS = {
  defaultB2BUnit: {
    uid: 'u1',
    name: 'Nora Vale',
    accountType: 'PERSONAL',
    billingAddress: { line1: '1 Elm Street', town: 'Utica', country: { isocode: 'US' } },
  },
}

/** Settings of a store over these back ends; other differences are added by the test. */
export const environmentOf = (url: string): Readonly<Record<string, string>> => ({
  IDENTITY_URL: url,
  IDENTITY_CLIENT_ID: 'store',
  IDENTITY_CLIENT_SECRET: 'client secret of the tests',
  LOGIN_SERVICE_URL: url,
  COMMERCE_URL: url,
  COMMERCE_PLATFORM_KEY: 'platform key of the tests',
  CONTENT_URL: url,
  FLAGS_URL: url,
  PAYMENT_URL: url,
  PAYMENT_SECRET_KEY: 'payment key of the tests',
  FLAGS_CLIENT_ID: 'flags',
  SESSION_SECRET: 'kZ3v9QwT7xLr2BnH5mYc8JpD4sGf6WaE',
  COOKIE_SECURE: 'false',
})

/** Forgets all that the process keeps between requests. */
export function forgetEverything(): void {
  forgetProcessState('circuit-breakers', 'rate-limits', 'flags', 'shared-state', 'idempotent-runner', 'locks')
}

/** Runs the tests of a file over back ends of their own, which start every test in good health. */
export function serveBackEnds(): () => BackEnds {
  let backEnds: BackEnds
  beforeAll(async () => {
    backEnds = await openBackEnds()
    // Read once by the process, at the first request.
    for (const [name, value] of Object.entries(environmentOf(backEnds.url))) vi.stubEnv(name, value)
  })
  beforeEach(() => {
    backEnds.reset()
    backEnds.reply(`GET users/${USER}`, { body: recordOf() })
    forgetEverything()
  })
  afterEach(forgetEverything)
  afterAll(async () => {
    vi.unstubAllEnvs()
    await backEnds.close()
  })
  return () => backEnds
}

export const OWNER = { user: USER }

type Sending = Partial<
  Pick<
    StepSubmission<FormId, unknown>,
    | 'locale'
    | 'origin'
    | 'cookies'
    | 'submissionKey'
    | 'idempotencyKey'
    | 'formerOwner'
    | 'owner'
    | 'address'
    | 'baseVersion'
  >
> & {
  session?: Session
}

/** Sends a step as the handler does once a request was found in order. */
export async function sendStep(
  step: FormId,
  form: Readonly<Record<string, string>>,
  { session = SIGNED_IN, ...differences }: Sending = {},
) {
  const locale = differences.locale ?? 'en-us'
  const { submissionKey = 'submission-key-1' } = differences
  return handleStep(REGISTRATION_FORMS, {
    locale,
    origin: 'http://localhost:3000',
    cookies: new Map(),
    step,
    visitor: await loadVisitor(session, locale, undefined),
    owner: OWNER,
    address: '192.0.2.1',
    submissionKey,
    idempotencyKey: `sending ${submissionKey}`,
    form,
    ...differences,
  })
}

export const draftOf = (step: FormId) => readDraft(OWNER, step)
