/**
 * Postcondition of a saved step; a step requires the facts of all steps before it (spec §2, access rules).
 */
export type Fact = 'account' | 'jobTitle' | 'address'

type StepDefinition = {
  /** Path below the locale. */
  path: string
  produces: Fact | null
  /** The start of the wizard is never closed: it offers every visitor the next action. */
  reentry?: 'always'
  /** The confirmation does not count as a step, and no user continues there. */
  terminal?: true
}

/** The five pages of the registration (spec §2). Data only: the middleware reads it too. */
export const STEPS = {
  register: { path: '/register', produces: 'account', reentry: 'always' },
  'personal-info': { path: '/register/personal-info', produces: 'jobTitle' },
  'contact-address': { path: '/register/contact-address', produces: 'address' },
  organisation: { path: '/register/organisation', produces: null },
  registered: { path: '/register/organisation/registered', produces: null, terminal: true },
} as const satisfies Record<string, StepDefinition>

export type StepId = keyof typeof STEPS

/** Steps that have a form; the confirmation has none. */
export type SubmittableStep = Exclude<StepId, 'registered'>

/** Steps that need an account; the first one creates it. */
export type SignedInStep = Exclude<SubmittableStep, 'register'>

export const STEP_IDS = Object.keys(STEPS) as readonly StepId[]

export const isStepId = (value: string): value is StepId => Object.hasOwn(STEPS, value)

export const getStep = (id: StepId): StepDefinition => STEPS[id]

/** The step whose page has this path below the locale, or undefined. */
export const stepOfPage = (page: string): StepId | undefined => STEP_IDS.find(id => STEPS[id].path === page)

export const isSubmittableStep = (value: string): value is SubmittableStep =>
  isStepId(value) && getStep(value).terminal !== true

/** Outside the wizard, the form of its last step adds an organization to a complete account. */
export const ADD_ORGANISATION = 'add-organisation'

/** Every form that the handlers of the registration accept. */
export type FormId = SubmittableStep | typeof ADD_ORGANISATION

export const isFormId = (value: string): value is FormId =>
  value === ADD_ORGANISATION || isSubmittableStep(value)
