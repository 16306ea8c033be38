import fc from 'fast-check'
import { createElement, isValidElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import { ContactAddressStep } from '@/app/[locale]/(personal)/register/_step/contact-address-step'
import { OrganisationStep } from '@/app/[locale]/(personal)/register/_step/organisation-step'
import { PersonalInfoStep } from '@/app/[locale]/(personal)/register/_step/personal-info-step'
import { SignUpStep } from '@/app/[locale]/(personal)/register/_step/sign-up-step'
import type { StepProps } from '@/app/[locale]/(personal)/register/_step/step-props'
import type { AddressValidation } from '@/components/address/address-validation'
import { FlagsContext } from '@/components/flags/use-flag'
import type { ValidateForm } from '@/components/form/enhanced/use-checked-fields'
import { PersonalInfoForm } from '@/components/registration/account/personal-info-form'
import { SignUpForm } from '@/components/registration/account/sign-up-form'
import { ContactAddressForm } from '@/components/registration/address/contact-address-form'
import { OrganisationForm } from '@/components/registration/organisation/organisation-form'
import { toFlagValues } from '@/lib/backends/flags/flag-values'
import { signUpAtIdentity } from '@/lib/backends/identity/identity-session.server'
import { loadVisitor } from '@/lib/registration/visitor.server'
import { failed } from '@/lib/result/result'
import type { SubmittableStep } from '@/lib/site/steps'
import { USER } from '../registration/back-ends'
import { GOOD_FORMS, ROWS } from '../registration/bad-inputs/good-forms'
import type { Values } from '../registration/bad-inputs/row'
import { BROWSER, post } from '../registration/requests'
import {
  ADDRESS,
  forgetEverything,
  JOB_TITLE,
  recordOf,
  SIGNED_IN,
  serveBackEnds,
} from '../registration/store'
import { fieldText } from './typed-text'

const browser = vi.hoisted(() => ({
  validate: [] as ValidateForm[],
  rules: [] as Promise<AddressValidation>[],
}))

vi.mock('@/lib/backends/identity/identity-session.server', () => ({ signUpAtIdentity: vi.fn() }))

vi.mock('@/components/form/enhanced/use-autosaved-form', async original => {
  const { useAutosavedForm } =
    await original<typeof import('@/components/form/enhanced/use-autosaved-form')>()
  return {
    useAutosavedForm: (...given: Parameters<typeof useAutosavedForm>) => {
      browser.validate.push(given[1])
      return useAutosavedForm(...given)
    },
  }
})

// The page fetches its rule once it stands; this waits for the same one.
vi.mock('@/components/form/enhanced/use-late-validation', () => ({
  useLateValidation: (load: () => Promise<AddressValidation>): (() => AddressValidation) => {
    let validation: AddressValidation | undefined
    browser.rules.push(
      load().then(loaded => {
        validation = loaded
        return loaded
      }),
    )
    return () => {
      if (validation === undefined) throw new Error('the rule is not here yet')
      return validation
    }
  },
}))

// The page fetches the plans once it stands; these are the same.
vi.mock('@/components/person/use-numbering-plans', async () => {
  const { NUMBERING_PLANS } = await import('@/lib/validation/phone-plans-full')
  return { useNumberingPlans: () => () => NUMBERING_PLANS }
})

const backEnds = serveBackEnds()

const FORMS: readonly unknown[] = [SignUpForm, PersonalInfoForm, ContactAddressForm, OrganisationForm]

/** The step's form as its page hands it to the browser. */
function formIn(node: ReactNode): ReactNode {
  if (Array.isArray(node)) return node.map(formIn).find(Boolean)
  if (!isValidElement<{ children?: ReactNode }>(node)) return undefined
  return FORMS.includes(node.type) ? node : formIn(node.props.children)
}

type Step = { facts?: Readonly<Record<string, unknown>>; page: (props: StepProps) => Promise<ReactNode> }

const STEPS: Readonly<Record<SubmittableStep, Step>> = {
  register: { page: SignUpStep },
  'personal-info': { facts: {}, page: PersonalInfoStep },
  'contact-address': { facts: JOB_TITLE, page: ContactAddressStep },
  organisation: { facts: { ...JOB_TITLE, ...ADDRESS }, page: OrganisationStep },
}

/** What the page's own script finds wrong with the values, on the page for their country. */
async function judgedByBrowser(step: SubmittableStep, values: Values): Promise<readonly object[]> {
  const { facts, page } = STEPS[step]
  const visitor = await loadVisitor(facts ? SIGNED_IN : { state: 'anonymous' }, 'en-us', undefined)
  if (visitor.kind === 'unavailable') throw new Error('the back ends are down')
  const draft = { values: { country: String(values.country ?? '') } }
  const form = formIn(await page({ locale: 'en-us', visitor, draft, moved: undefined, formOwner: undefined }))
  browser.validate = []
  renderToStaticMarkup(createElement(FlagsContext, { value: toFlagValues({ line3: true }) }, form))
  await Promise.all(browser.rules.splice(0))
  const [validate] = browser.validate
  if (validate === undefined) throw new Error(`${step} shows no form`)
  return validate(values)
}

/** What the handler finds wrong with the same values. */
async function judgedByHandler(step: SubmittableStep, values: Values): Promise<readonly object[]> {
  const cookies = { browser: BROWSER, ...(STEPS[step].facts && { user: USER }) }
  const response = await post({ step, json: values, cookies })
  const body: unknown = await response.json()
  return response.status === 422 ? Object(body).fieldErrors : []
}

beforeEach(() => {
  // A good form has to be refused by no one; what comes after the rules is not asked here.
  vi.mocked(signUpAtIdentity).mockResolvedValue(failed({ kind: 'unavailable' }))
})

/** A good form in which some fields are what people, clipboards or attackers put there. */
const valuesOf = (step: SubmittableStep): fc.Arbitrary<Values> => {
  const good = GOOD_FORMS[step]
  const rows = ROWS.filter(row => row.step === step).map(({ input }) => input)
  const changed = Object.entries(good).map(([name, value]) => {
    const other: fc.Arbitrary<string | boolean> = typeof value === 'string' ? fieldText : fc.boolean()
    return fc.option(
      other.map(given => ({ [name]: given })),
      { nil: {}, freq: 3 },
    )
  })
  return fc
    .tuple(fc.constantFrom(...rows, {}), fc.tuple(...changed))
    .map(([row, changes]) => Object.assign({ ...good }, ...changes, row))
}

it.each(Object.keys(STEPS) as SubmittableStep[])(
  'browser and handler find the same wrong with %s',
  async step => {
    await fc.assert(
      fc.asyncProperty(valuesOf(step), async values => {
        forgetEverything()
        backEnds().reply(`GET users/${USER}`, { body: recordOf(STEPS[step].facts) })
        expect(await judgedByBrowser(step, values)).toEqual(await judgedByHandler(step, values))
      }),
      { numRuns: 60 },
    )
  },
)
