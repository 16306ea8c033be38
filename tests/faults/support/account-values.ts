import { addressOf, phoneOf } from '@/e2e/support/addresses'
import { getSite, type Locale } from '@/lib/site/sites'
import type { Actor } from './account-cast'
import type { Control, FormValues, PlainForm } from './plain-form'
import type { Random } from './random'

type Typist = Actor & { random: Random; locale: Locale; password: string; isCareful?: boolean }

/** What is typed into a control with this name; each text that is to exist once is new. */
const TYPED: Readonly<Record<string, (typist: Typist) => string | boolean>> = {
  company: ({ mark, random }) => `Practice ${mark} ${random.word(8)}`,
  attention: ({ mark }) => `AgentCall ${mark}`,
  phone: ({ locale }) => phoneOf(locale),
  phoneCountry: ({ locale }) => getSite(locale).defaultCountry,
  firstName: () => 'Noor',
  lastName: ({ random }) => `Vandermeer ${random.pick(['Ash', 'Birch', 'Cedar', 'Elm', 'Fir'])}`,
  jobTitle: ({ random }) => random.pick(['school-psychologist', 'audiologist']),
  industry: () => 'schools',
  sector: ({ random }) => random.pick(['public-school', 'public-district']),
  currentPassword: ({ password }) => password,
  password: ({ random }) => `Lantern.7${random.word(8)}`,
  // Everybody of the organization may come to see it, and nobody else.
  email: ({ organization, random }) => `${organization.uid}.${random.word(8)}@example.org`,
  name: ({ organization, random }) => `Clinic ${organization.uid} ${random.word(8)}`,
  certification: () => 'speech-language-licence',
  issuingBody: ({ mark }) => `Board ${mark}`,
  fieldOfStudy: ({ mark }) => `Field ${mark}`,
  institution: ({ mark }) => `School ${mark}`,
  role: ({ mark }) => `Role ${mark}`,
  otherName: ({ mark }) => `Other ${mark}`,
  membershipNumber: ({ mark }) => mark,
  yearAwarded: () => '2010',
  number: ({ mark, random }) => `${mark}-${random.word(8)}`,
  document: ({ mark, random }) => `%PDF-1.7 ${mark} ${random.word(8)}`,
  note: ({ mark }) => `Note ${mark}`,
  statement: () => true,
  certificateNumber: ({ random }) => random.word(12),
  certificate: ({ random }) => `%PDF-1.7 ${random.word(12)}`,
  validFrom: () => '2026-01-01',
  validUntil: () => '2039-12-31',
  signed: () => true,
  choice: ({ random }) => random.pick(['existing', 'existing', 'new']),
  customerAccountNumber: ({ organization }) => organization.number,
  termsAccepted: () => true,
  // Another site would be another walk.
  site: ({ locale }) => locale,
}

/** Share of the forms in which something required is left out. */
const FORGETFUL = 0.12

/** Forms whose texts every member of the organization reads, which is their mark. */
const SHARED = /^\/api\/organisations\/addresses\?/

/** Values for the controls that a person sees. Now and then one is left out, unless they are careful. */
export function typeIntoForm({ controls, action }: PlainForm, person: Typist): FormValues {
  const typist = SHARED.test(action) ? { ...person, mark: person.organization.uid } : person
  const { random, locale } = typist
  const address = addressOf(locale)
  const values = Object.fromEntries(
    controls
      .filter(({ kind }) => kind !== 'hidden')
      .map(control => [
        control.name,
        TYPED[control.name]?.(typist) ?? address[control.name] ?? picked(control, controls, random),
      ]),
  )
  const texts = controls.filter(({ kind, options }) => kind === 'text' && options === undefined)
  if (person.isCareful === true || texts.length === 0 || !random.chance(FORGETFUL)) return values
  return { ...values, [random.pick(texts).name]: '' }
}

/** Something that a control without an entry offers. */
function picked(control: Control, controls: readonly Control[], random: Random): string | boolean {
  const { kind, name, options, value } = control
  if (kind === 'choice') return random.pick(controls.filter(other => other.name === name)).value
  if (kind === 'box') return random.chance(0.7)
  const offered = (options ?? []).filter(option => option !== '')
  return offered.length === 0 ? value : random.pick(offered)
}
