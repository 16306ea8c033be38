import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { StepProps } from '@/app/[locale]/(personal)/register/_step/step-props'
import { DEFAULT_FLAGS } from '@/lib/backends/flags/flag-values'
import { getMessages } from '@/lib/i18n/messages'
import { LOCALES, type Locale } from '@/lib/site/sites'
import type { SubmittableStep } from '@/lib/site/steps'
import { type Registration, serveRegistration } from './registration-harness.ts'

const registration = serveRegistration()

type Form = Readonly<Record<string, string>>

/** How a message of the catalogue is triggered in the sandbox, and where its text is defined. */
type Message = {
  title: string
  /** Persona whose open step this is; the first step has no signed-in user. */
  who?: string
  step: SubmittableStep
  prepare?: (at: Registration) => Promise<void>
  /** Sent one after the other; answers include the open question automatically. */
  forms: (at: Registration) => Promise<readonly Form[]>
  text: (messages: ReturnType<typeof getMessages>) => string
  /** The texts of spec §8 on the United States site. */
  words: string
}

const ACCOUNT = {
  firstName: 'Nora',
  lastName: 'Vale',
  email: 'nora.vale@example.com',
  username: 'nora.vale',
  password: 'Kestrel.7Lantern',
  termsAccepted: 'on',
}

const ADDRESS = {
  country: 'US',
  region: 'US-OR',
  city: 'Portland',
  street: '27 Cedarlight Avenue',
  postalCode: '97205-3310',
}

const newOrganisation = async (at: Registration, differences: Form = {}): Promise<readonly Form[]> => {
  const { industry, sector } = await at.work()
  const form = {
    choice: 'new',
    name: 'Fennimore Rooms',
    industry,
    sector,
    addressChoice: 'contact',
    termsAccepted: 'on',
  }
  return [{ ...form, ...differences }]
}

const withNumber = (customerAccountNumber: string) => ({
  choice: 'existing',
  customerAccountNumber,
  termsAccepted: 'on',
})

const withPhone =
  (phone: string): Message['forms'] =>
  async at => [{ ...(await at.work()), phoneCountry: 'US', phone }]

const MESSAGES: readonly Message[] = [
  {
    title: 'the username is registered',
    step: 'register',
    forms: async () => [{ ...ACCOUNT, username: 'Edith.Marsh' }],
    text: ({ errors }) => errors.fields.username.taken,
    words:
      'The username you have entered is already registered. Please choose another one or reset your password to sign in.',
  },
  {
    title: 'the email has an account',
    step: 'register',
    forms: async () => [{ ...ACCOUNT, email: 'Edith.Marsh@example.com' }],
    text: ({ errors }) => errors.fields.email.taken,
    words: 'An account with this email already exists.',
  },
  {
    title: 'the account was not created',
    step: 'register',
    prepare: at =>
      at.control('/faults', { service: 'identity', method: 'POST', path: '^/.*/authenticate', status: 500 }),
    forms: async () => [ACCOUNT],
    text: ({ errors }) => errors.forms.notCreated,
    words: 'Sorry, your account has not been created. Please try again.',
  },
  {
    title: 'the phone is too short',
    who: 'ada.brightwater',
    step: 'personal-info',
    forms: withPhone('911'),
    text: ({ errors }) => errors.fields.phone.tooShort,
    words: 'Contact number is too short',
  },
  {
    title: 'the phone is of another country',
    who: 'ada.brightwater',
    step: 'personal-info',
    forms: withPhone('+44 20 7946 0958'),
    text: ({ errors }) => errors.fields.phone.countryMismatch,
    words: 'Contact number doesn’t match the country',
  },
  {
    title: 'the address is not valid',
    who: 'ben.ormsby',
    step: 'contact-address',
    forms: async () => [{ ...ADDRESS, street: '77 Nowhere Lane', postalCode: '10001' }],
    text: ({ errors }) => errors.forms.addressNotValid,
    words:
      'The address you’ve added isn’t valid. Make sure your city, state, and ZIP/Postal code are correct and try again.',
  },
  {
    title: 'the account number is missing',
    who: 'dina.haldane',
    step: 'organisation',
    forms: async () => [withNumber('')],
    text: ({ errors }) => errors.fields.customerAccountNumber.required,
    words: 'Please enter account number.',
  },
  {
    title: 'the customer account number is not found',
    who: 'dina.haldane',
    step: 'organisation',
    forms: async () => [withNumber('9999')],
    text: ({ organisation }) => organisation.notFound.heading,
    words: 'Customer account number not found',
  },
  {
    title: 'the organization cannot be associated',
    who: 'dina.haldane',
    step: 'organisation',
    forms: async () => [withNumber('5001'), { intent: 'link' }],
    text: ({ organisation }) => organisation.cannotAssociate.text,
    words: 'We couldn’t add you because of a technical problem.',
  },
  {
    title: 'the organization exists, whatever its case',
    who: 'dina.haldane',
    step: 'organisation',
    forms: at => newOrganisation(at, { ...ADDRESS, name: 'CEDARLIGHT clinic', addressChoice: 'another' }),
    text: ({ organisation }) => organisation.alreadyExists.heading,
    words: 'This organization already exists',
  },
  {
    title: 'the Q-global account is not found',
    who: 'dina.haldane',
    step: 'organisation',
    forms: at => newOrganisation(at, { qglobalAccountNumber: 'QG-NOBODY' }),
    text: ({ organisation }) => organisation.qglobalNotFound.heading,
    words: 'Q-global account not found',
  },
  {
    title: 'the Q-global account is owned by another one',
    who: 'dina.haldane',
    step: 'organisation',
    forms: at => newOrganisation(at, { qglobalAccountNumber: 'QG-EAST-77' }),
    text: ({ organisation }) => organisation.qglobalNotAuthorised.request,
    words: 'Request access',
  },
]

/** Pages of the steps, loaded late like the handlers. */
async function pageOf(step: SubmittableStep): Promise<(props: StepProps) => Promise<ReactNode>> {
  switch (step) {
    case 'register':
      return (await import('@/app/[locale]/(personal)/register/_step/sign-up-step')).SignUpStep
    case 'personal-info':
      return (await import('@/app/[locale]/(personal)/register/_step/personal-info-step')).PersonalInfoStep
    case 'contact-address':
      return (await import('@/app/[locale]/(personal)/register/_step/contact-address-step'))
        .ContactAddressStep
    case 'organisation':
      return (await import('@/app/[locale]/(personal)/register/_step/organisation-step')).OrganisationStep
  }
}

const ENTITIES: Readonly<Record<string, string>> = { '&#x27;': "'", '&quot;': '"', '&amp;': '&' }

/** Text of the page, in a locale, for the user who owns the draft. */
async function shown(step: SubmittableStep, locale: Locale): Promise<string> {
  const page = await pageOf(step)
  const [visitor, draft] = [await registration().visitor(locale), await registration().draft(step)]
  const content = await page({ locale, visitor, draft, moved: undefined, formOwner: undefined })
  const { FlagsContext } = await import('@/components/flags/use-flag')
  const html = renderToStaticMarkup(createElement(FlagsContext, { value: DEFAULT_FLAGS.values }, content))
  return html.replace(/<[^>]+>/g, '').replace(/&#x27;|&quot;|&amp;/g, entity => ENTITIES[entity] ?? entity)
}

async function reach({ who, step, prepare, forms }: Message): Promise<void> {
  const at = registration()
  if (who !== undefined) await at.browser.signIn(who)
  await prepare?.(at)
  for (const [index, form] of (await forms(at)).entries()) {
    const question = (await at.draft(step))?.question
    const view = { submissionKey: `submission-view-${index}`, ...(question !== undefined && { question }) }
    expect(await at.send(step, { ...form, ...view })).toBe(
      `/en-us/register${step === 'register' ? '' : `/${step}`}`,
    )
  }
}

describe('every message of spec §8 can be triggered in the sandbox and is shown', () => {
  it.each(MESSAGES)('$title', async message => {
    await reach(message)
    expect(message.text(getMessages('en-us'))).toContain(message.words)
    for (const locale of LOCALES)
      expect(await shown(message.step, locale)).toContain(message.text(getMessages(locale)))
  })
})
