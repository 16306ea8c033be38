import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { addressChoices, addressTexts } from '@/app/[locale]/(personal)/_forms/address-choices'
import { buildFormModel } from '@/app/[locale]/(personal)/_forms/form-model'
import { FlagsContext } from '@/components/flags/use-flag'
import { PersonalInfoForm } from '@/components/registration/account/personal-info-form'
import { SignUpForm } from '@/components/registration/account/sign-up-form'
import { ContactAddressForm } from '@/components/registration/address/contact-address-form'
import { serialize } from '@/components/ui/serialized'
import '@/components/registration/address/validate-contact-address'
import '@/components/registration/organisation/validate-organisation'
import { OrganisationForm } from '@/components/registration/organisation/organisation-form'
import { SalesTermsAgreement, TermsAgreement } from '@/components/registration/organisation/terms-agreement'
import { toFlagValues } from '@/lib/backends/flags/flag-values'
import { getMessages } from '@/lib/i18n/messages'
import type { Draft } from '@/lib/registration/drafts/drafts.server'
import { CONTACT_ADDRESS_FIELDS } from '@/lib/registration/schemas/contact-address'
import { ORGANISATION_FIELDS } from '@/lib/registration/schemas/organisation'
import { PERSONAL_INFO_FIELDS } from '@/lib/registration/schemas/personal-info'
import { SIGN_UP_FIELDS } from '@/lib/registration/schemas/sign-up'
import type { Locale } from '@/lib/site/sites'
import type { SubmittableStep } from '@/lib/site/steps'

const { register, organisation } = getMessages('en-us')

type Given = { draft?: Draft; locale?: Locale; defaults?: Record<string, string> }

const FIELDS = {
  register: SIGN_UP_FIELDS,
  'personal-info': PERSONAL_INFO_FIELDS,
  'contact-address': CONTACT_ADDRESS_FIELDS,
  organisation: ORGANISATION_FIELDS,
} as const

/** The model of a step's form as its page builds it. */
export const modelOf = (
  step: SubmittableStep,
  { draft, locale = 'en-us', defaults = {} }: Given = {},
  ...furtherFields: string[]
) => buildFormModel({ locale, step, draft, defaults }, [...Object.keys(FIELDS[step]), ...furtherFields])

const { show, hide, showLabel, hideLabel, shown, hidden, ...passwordRules } = register.password

export const SignUp = ({ asksForUsername = true, ...given }: Given & { asksForUsername?: boolean }) => (
  <SignUpForm
    asksForUsername={asksForUsername}
    model={modelOf('register', given)}
    texts={{
      fields: register.fields,
      passwordLabels: { show, hide, showLabel, hideLabel, shown, hidden },
      passwordRules,
      takenWays: [
        { href: '/login', label: 'Sign in' },
        { href: '/reset', label: 'Reset your password' },
      ],
      terms: <TermsAgreement locale="en-us" termsHref="/terms" privacyHref="/privacy" />,
    }}
  />
)

const INDUSTRIES = [
  { code: 'education', name: 'Education', sectors: [{ code: 'school', name: 'School' }] },
  {
    code: 'health',
    name: 'Health',
    sectors: [
      { code: 'clinic', name: 'Clinic' },
      { code: 'hospital', name: 'Hospital' },
    ],
  },
]

export const PersonalInfo = (given: Given) => (
  <PersonalInfoForm
    model={modelOf('personal-info', { defaults: { phoneCountry: 'US' }, ...given })}
    texts={{ fields: register.fields }}
    lists={serialize({
      jobTitles: [
        { code: 'teacher', name: 'Teacher' },
        { code: 'psychologist', name: 'Psychologist' },
      ],
      industries: INDUSTRIES,
      phoneCountries: [
        {
          label: 'Americas',
          choices: [
            { code: 'CA', name: 'Canada (+1)' },
            { code: 'US', name: 'United States (+1)' },
          ],
        },
        { label: 'Europe', choices: [{ code: 'GB', name: 'United Kingdom (+44)' }] },
      ],
    })}
  />
)

const COUNTRIES = [
  { code: 'CA', name: 'Canada' },
  { code: 'HK', name: 'Hong Kong' },
  { code: 'JP', name: 'Japan' },
  { code: 'US', name: 'United States' },
]

export const STATES = [
  { code: 'US-CA', name: 'California' },
  { code: 'US-NY', name: 'New York' },
]

export const PROVINCES = [{ code: 'CA-ON', name: 'Ontario' }]

const choicesFor = (given: Given) =>
  addressChoices(
    given.locale ?? 'en-us',
    { countries: COUNTRIES, country: given.draft?.values.country ?? 'US', regions: STATES },
    {
      ownNames: ['Nora Vale'],
      cleared: given.draft?.cleared ?? [],
    },
  )

export const ContactAddress = ({ line3 = true, ...given }: Given & { line3?: boolean }) => (
  <FlagsContext value={toFlagValues({ line3 })}>
    <ContactAddressForm
      model={modelOf('contact-address', { defaults: { country: 'US' }, ...given })}
      texts={addressTexts(given.locale ?? 'en-us')}
      choices={choicesFor(given)}
    />
  </FlagsContext>
)

export function Organisation({ adds, ...given }: Given & { adds?: true }) {
  const { choice, existing, find, new: create } = organisation
  const terms = { label: <SalesTermsAgreement locale={given.locale ?? 'en-us'} href="/sale" /> }
  return (
    <FlagsContext value={toFlagValues({ line3: true })}>
      <OrganisationForm
        model={{
          ...modelOf('organisation', { defaults: { country: 'US' }, ...given }, 'similar'),
          ...(adds && { adds }),
        }}
        texts={{
          organisation: { choice, existing, new: create, terms, ...(adds && { find }) },
          address: addressTexts('en-us'),
        }}
        address={choicesFor(given)}
        industries={serialize(INDUSTRIES)}
      />
    </FlagsContext>
  )
}

const formOf = async (request: Request) => new URLSearchParams(await request.clone().text())

const isKept = (form: URLSearchParams) => form.get('intent') === 'keep'

/** What was kept while it was typed. */
export const kept: Record<string, string>[] = []

export const server = setupServer(
  http.post('*/api/registration/:step', async ({ request }) => {
    const form = await formOf(request)
    if (!isKept(form)) return undefined
    kept.push(Object.fromEntries(form))
    return HttpResponse.json({ next: '/' })
  }),
)

/** What the handlers were sent, by step. */
export const sent: { step: string; form: URLSearchParams }[] = []

/**
 * Starts the handlers around the tests of a file: region lists answer, sent steps are refused with what a
 * test says.
 */
export function serveHandlers(): void {
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
  afterEach(() => {
    server.resetHandlers()
    sent.length = 0
    kept.length = 0
  })
  afterAll(() => server.close())
}

export const refuseWith = (status: number, body: object) =>
  server.use(
    http.post('*/api/registration/:step', async ({ request, params }) => {
      const form = await formOf(request)
      if (isKept(form)) return undefined
      sent.push({ step: String(params.step), form })
      return HttpResponse.json(body, { status })
    }),
  )

/** Until the forms drawn so far have the rules that they fetch. */
const rulesHere = () =>
  act(() =>
    Promise.all([
      import('@/components/registration/address/validate-contact-address'),
      import('@/components/registration/organisation/validate-organisation'),
    ]),
  )

export async function submit(name: string): Promise<void> {
  await rulesHere()
  await userEvent.click(screen.getByRole('button', { name }))
}

const summaryLinks = () => within(screen.getByRole('alert')).queryAllByRole('link')

/** Entries of the error summary as [message, address]. */
export const summary = () =>
  summaryLinks().map(link => [link.lastElementChild?.textContent, link.getAttribute('href')])

/** Entries of the error summary as people read them, each with the label of its field. */
export const summaryLines = () => summaryLinks().map(({ textContent }) => textContent)

/** Names of the labelled controls in their order. */
export const namesIn = (container: HTMLElement) => [
  ...new Set(
    [...container.querySelectorAll('input:not([type=hidden]), select')].map(control =>
      control.getAttribute('name'),
    ),
  ),
]

/** Options of a list as people read them. */
export const optionsOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('option')
    .map(({ textContent }) => textContent)

/** The page as it is delivered, before any script has run. */
export function delivered(html: string): HTMLElement {
  const page = document.createElement('div')
  page.innerHTML = html
  return page
}
