import { randomBytes } from 'node:crypto'
import { addressOf } from '@/e2e/support/addresses'
import { newPerson, type Person } from '@/e2e/support/people'
import { validValues } from '@/e2e/support/step-values'
import { stepActionPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { stepHref } from '@/lib/site/step-paths'
import type { SignedInStep, StepId, SubmittableStep } from '@/lib/site/steps'
import type { FaultRule } from './fault-rule'
import type { PlainBrowser } from './plain-browser'
import { type FormValues, readPlainForm } from './plain-form'
import { createPerson } from './registry'
import type { BackEnd, Stage } from './stage'
import { signIn, signUpValues } from './wizard'

export const LOCALE: Locale = 'en-gb'

/** A user with the form of a step. `id` is that of the account, if there is one already. */
export type Visit = { browser: PlainBrowser; person: Person; id: string | undefined; values: FormValues }

/** A call that submitting a step makes; `rule` tells it from the calls of other users. */
export type Call = {
  name: string
  service: BackEnd
  /** Whether the call changes data. */
  changes?: true
  rule: (visit: Visit) => Omit<FaultRule, 'fault'>
}

export type Scenario = {
  name: string
  step: SubmittableStep
  /** The redirect after the step is saved. */
  next: StepId
  calls: readonly Call[]
  arrive: (stage: Stage) => Promise<Visit>
  /** The data in commerce once the step is done, whatever has happened before. */
  facts: Readonly<Record<string, unknown>>
}

const commerce = (name: string, method: string, below: string): Call => ({
  name,
  service: 'commerce',
  rule: ({ id }) => ({ method, path: new RegExp(`/users/${id}${below}(?:\\?|$)`) }),
})

const change = (name: string, method: string, below: string): Call => ({
  ...commerce(name, method, below),
  changes: true,
})

const READ = commerce('the record', 'GET', '')
const ORGANISATIONS = commerce('the organisations of the user', 'GET', '/organizations')
const VERIFICATION = commerce('the verification', 'POST', '/addresses/verification')
const MARK = change('the end of the registration', 'PATCH', '')

const identity = (name: string, method: string, path: RegExp): Call => ({
  name,
  service: 'identity',
  rule: () => ({ method, path }),
})

/** A signed-in user with the form of the step. */
const arriveAt =
  (step: SignedInStep, values: () => FormValues) =>
  async (stage: Stage): Promise<Visit> => {
    const person = await createPerson(stage, step, LOCALE)
    const browser = stage.newBrowser()
    await signIn(browser, LOCALE, person, step)
    // Faults of parallel tests may still be active.
    while (readPlainForm(browser.screen.html, stepActionPath(step, LOCALE)) === undefined) {
      await new Promise(resolve => setTimeout(resolve, 200))
      await browser.open(stepHref(LOCALE, step))
    }
    return { browser, person, id: person.id, values: values() }
  }

const ADDRESSES = [{ line1: '12 Harbour Road', country: 'GB' }]

/** Names that are similar neither to one another nor to any organization of the sandbox. */
function newOrganisation(): FormValues {
  const name = randomBytes(12)
    .toString('base64url')
    .replace(/[\W_\d]/g, 'x')
  return {
    choice: 'new',
    name,
    industry: 'schools',
    sector: 'public-school',
    addressChoice: 'another',
    ...addressOf(LOCALE),
    administrator: true,
    termsAccepted: true,
  }
}

export const SIGN_UP: Scenario = {
  name: 'sign-up',
  step: 'register',
  next: 'personal-info',
  calls: [
    identity('the first question of the sign-up', 'POST', /authenticate\?.*Registration/),
    {
      name: 'the answer to the sign-up',
      service: 'identity',
      changes: true,
      rule: ({ person }) => ({ method: 'POST', path: /authenticate\?.*Registration/, body: person.email }),
    },
    identity('the authorization', 'GET', /\/authorize\?/),
    identity('the tokens', 'POST', /\/access_token/),
    identity('the person', 'GET', /\/userinfo/),
  ],
  arrive: async stage => {
    const person = newPerson()
    const browser = stage.newBrowser()
    await browser.open(stepHref(LOCALE, 'register'))
    return { browser, person, id: undefined, values: signUpValues(person) }
  },
  facts: {},
}

/** The back-end calls of each step after the sign-up, with values that open no confirmation dialog. */
export const SCENARIOS: readonly Scenario[] = [
  {
    name: 'personal info',
    step: 'personal-info',
    next: 'contact-address',
    calls: [
      READ,
      {
        name: 'the login service',
        service: 'login-service',
        changes: true,
        rule: ({ id = '' }) => ({ method: 'POST', path: /\/personalInfo$/, body: id }),
      },
      change('the job title', 'PATCH', ''),
    ],
    arrive: arriveAt('personal-info', () => validValues(LOCALE, 'personal-info')),
    facts: { jobTitle: 'school-psychologist', addresses: [] },
  },
  {
    name: 'contact address',
    step: 'contact-address',
    next: 'organisation',
    calls: [READ, VERIFICATION, change('the address', 'POST', '/addresses')],
    arrive: arriveAt('contact-address', () => validValues(LOCALE, 'contact-address')),
    facts: { addresses: ADDRESSES },
  },
  {
    name: 'no organisation',
    step: 'organisation',
    next: 'registered',
    calls: [READ, MARK, ORGANISATIONS],
    arrive: arriveAt('organisation', () => ({ choice: 'none' })),
    facts: { registrationStatus: 'REGISTERED', addresses: ADDRESSES, organizations: [] },
  },
  {
    name: 'existing organisation',
    step: 'organisation',
    next: 'registered',
    calls: [
      commerce('the look-up', 'POST', '/organizations/lookup'),
      ORGANISATIONS,
      change('the link', 'PUT', '/organizations/[^/]+/association'),
      MARK,
    ],
    arrive: arriveAt('organisation', () => ({
      choice: 'existing',
      customerAccountNumber: '1001',
      termsAccepted: true,
    })),
    facts: { registrationStatus: 'REGISTERED', addresses: ADDRESSES },
  },
  {
    name: 'new organisation',
    step: 'organisation',
    next: 'registered',
    calls: [
      ORGANISATIONS,
      VERIFICATION,
      change('the organisation', 'POST', '/organizations'),
      change('the temporary number', 'POST', '/organizations/[^/]+/temporaryAccountNumber'),
      MARK,
    ],
    arrive: arriveAt('organisation', newOrganisation),
    facts: { registrationStatus: 'REGISTERED', addresses: ADDRESSES },
  },
]
