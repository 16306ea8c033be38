import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { AddressReview } from '@/components/registration/questions/address-review'
import { OrganisationReview } from '@/components/registration/questions/organisation-review'
import type { Draft } from '@/lib/registration/drafts/drafts.server'
import type { Review } from '@/lib/registration/review'
import type { Locale } from '@/lib/site/sites'
import { modelOf, summary } from './forms'

type AddressQuestion = Extract<Review, { kind: 'address' }>

const ENTERED = {
  country: 'US',
  city: 'Utica',
  street: '12 Elm Street',
  region: 'US-NY',
  postalCode: '13501',
}

const questionOf = (result: AddressQuestion['result'], ...streets: string[]): AddressQuestion => ({
  kind: 'address',
  result,
  entered: ENTERED,
  suggestions: streets.map(street => ({
    address: { ...ENTERED, street },
    differences: ['street', 'postalCode'],
  })),
})

const NAMES = { US: 'United States', 'US-NY': 'New York' }

function askAddress(review: AddressQuestion, draft: Partial<Draft> = {}, locale: Locale = 'en-us') {
  const model = modelOf(
    'contact-address',
    { locale, draft: { values: {}, review, question: 'view-1', ...draft } },
    'addressToUse',
  )
  return render(<AddressReview locale={locale} model={model} review={review} names={NAMES} />)
}

function askOrganisation(review: Exclude<Review, { kind: 'address' }>, draft: Partial<Draft> = {}) {
  const model = modelOf(
    'organisation',
    { draft: { values: {}, review, question: 'view-1', ...draft } },
    'similar',
  )
  return render(<OrganisationReview locale="en-us" model={model} review={review} supportHref="/support" />)
}

const support = () => screen.queryByRole('link', { name: 'Contact customer support' })

const answers = () =>
  screen.getAllByRole('button').map(button => [button.getAttribute('value'), button.textContent])

const choices = () => screen.queryAllByRole('radio').map(radio => radio.getAttribute('value'))

const sentWith = (container: HTMLElement) => new FormData(container.querySelector('form') ?? undefined)

describe('the question about an address', () => {
  it.each([
    ['CORRECTED', ['1 Elm St'], 'slightly different', '0'],
    ['MULTIPLE', ['1 Elm St', '2 Elm St'], 'several addresses', null],
  ] as const)(
    'after %s offers every suggestion and the address as entered',
    (result, streets, text, preset) => {
      const { container } = askAddress(questionOf(result, ...streets))
      expect(choices()).toEqual([...streets.map((_, index) => String(index)), 'entered'])
      expect(screen.getByText(new RegExp(text))).toBeVisible()
      expect(sentWith(container).get('addressToUse')).toBe(preset)
      expect(answers()).toEqual([
        ['use-address', 'Use this address'],
        ['reenter', 'Change the address'],
      ])
    },
  )

  it('offers one that no one confirms for change first, and as it was entered', () => {
    const { container } = askAddress(questionOf('NOT_VERIFIED'))
    expect(screen.getByText(/isn’t valid. Make sure your city, state, and ZIP/)).toBeVisible()
    expect(screen.getByText('12 Elm Street')).toBeVisible()
    expect(choices()).toEqual([])
    expect(sentWith(container).get('addressToUse')).toBe('entered')
    expect(answers()).toEqual([
      ['reenter', 'Change the address'],
      ['use-address', 'Use the address as entered'],
    ])
  })

  it('writes addresses with names for people, marks what differs and says it', () => {
    const { container } = askAddress(questionOf('CORRECTED', '1 Elm St'))
    expect([...container.querySelectorAll('mark')].map(mark => mark.textContent)).toEqual([
      '1 Elm St',
      '13501',
    ])
    const recommended = screen.getByRole('radio', { name: /Recommended address.*1 Elm St/ })
    expect(recommended).toHaveAccessibleName(/Utica, NY 13501.*United States/)
    expect(recommended).toHaveAccessibleDescription('Changed from what you entered: Street address; ZIP code')
  })

  it.each<[Locale, string, string]>([
    ['en-us', 'US', 'Changed from what you entered: Street address; City or town; State; ZIP code'],
    [
      'en-us',
      'CA',
      'Changed from what you entered: Street address; City or town; Province or territory; Postal code',
    ],
    ['en-gb', 'GB', 'Changed from what you entered: Street address; Town or city; Nation; Postcode'],
    ['en-gb', 'IE', 'Changed from what you entered: Street address; Town or city; County; Eircode'],
    [
      'en-au',
      'AU',
      'Changed from what you entered: Street address; Suburb or town; State or territory; Postcode',
    ],
    ['en-nz', 'NZ', 'Changed from what you entered: Street address; Suburb, town or city; Region; Postcode'],
    ['ja-jp', 'JP', 'Changed from what you entered: Street address; City or town; Prefecture; Postal code'],
    [
      'fr-ca',
      'CA',
      'Différent de ce que vous avez saisi\u00a0: Numéro et rue; Ville ou municipalité; Province ou territoire; Code postal',
    ],
    ['nl-nl', 'NL', 'Anders dan u hebt ingevuld: Straat en huisnummer; Plaats; Provincie; Postcode'],
    ['es-es', 'US', 'Distinto de lo que ha introducido: Calle y número; Localidad; Estado; Código ZIP'],
  ])('on %s for %s says what differs in the words of the form', (locale, country, description) => {
    const differences = ['street', 'city', 'region', 'postalCode'] as const
    const suggestion = { address: { ...ENTERED, country, street: '1 Elm St' }, differences }
    const entered = { ...ENTERED, country }
    askAddress({ kind: 'address', result: 'CORRECTED', entered, suggestions: [suggestion] }, {}, locale)
    expect(screen.getByRole('radio', { name: /1 Elm St/ })).toHaveAccessibleDescription(description)
  })

  it('tells that a choice is missing, with a link to the first one', () => {
    const errors = { fieldErrors: [{ name: 'addressToUse', code: 'required' }], formErrors: [] }
    askAddress(questionOf('MULTIPLE', '1 Elm St', '2 Elm St'), { errors })
    expect(summary()).toEqual([['Choose which address to use', '#addressToUse']])
    expect(screen.getByRole('radiogroup')).toHaveAttribute('aria-invalid', 'true')
    expect(document.querySelector('#addressToUse')).toHaveAttribute('type', 'radio')
  })

  it('carries its name and a key, and posts as a plain form', () => {
    const { container } = askAddress(questionOf('NOT_VERIFIED'))
    const sent = sentWith(container)
    expect(sent.get('question')).toBe('view-1')
    expect(String(sent.get('submissionKey'))).toMatch(/^[\da-f-]{36}$/)
    expect(container.querySelector('form')).toHaveAttribute('method', 'post')
  })

  it('is answered again under the same key while it is unknown whether the answer had an effect', () => {
    const unsettled = { submissionKey: 'view-2', sentAt: '2026-01-01T00:00:00.000Z' }
    const { container } = askAddress(questionOf('NOT_VERIFIED'), { unsettled })
    expect(sentWith(container).get('submissionKey')).toBe('view-2')
  })
})

describe('the question about an organization', () => {
  it('shows name and place of the one found, and nothing else of it', () => {
    askOrganisation({ kind: 'confirmOrganisation', uid: 'o7', name: 'عيادة', place: 'Utica, New York' })
    expect(screen.getByText('عيادة').tagName).toBe('BDI')
    expect(screen.getByText('Utica, New York')).toBeVisible()
    expect(answers()).toEqual([
      ['link', 'Yes, add me to this organization'],
      ['reenter', 'No, that’s not it'],
    ])
    expect(document.body.innerHTML).not.toContain('o7')
  })

  it('offers the successor of one that has merged, by name and place', () => {
    askOrganisation({
      kind: 'mergedOrganisation',
      name: 'Old Clinic',
      target: { uid: 'o8', name: 'New Clinic', place: 'Utica, New York' },
    })
    expect(screen.getByText('Utica, New York')).toBeVisible()
    expect(
      screen.getByText('Old Clinic is now part of New Clinic. You can be added to New Clinic instead.'),
    ).toBeVisible()
    expect(answers()[0]).toEqual(['link', 'Add me to New Clinic'])
  })

  it('lists those like a new one, none of them chosen', () => {
    const organisations = ['o3', 'o4'].map(uid => ({ uid, name: `Clinic ${uid}`, place: 'Utica' }))
    askOrganisation({ kind: 'similarOrganisations', organisations })
    expect(choices()).toEqual(['o3', 'o4'])
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked()
    expect(screen.getByRole('radio', { name: 'Clinic o4' })).toHaveAccessibleDescription('Utica')
    expect(answers().map(([intent]) => intent)).toEqual(['link-similar', 'register-anyway', 'reenter'])
  })

  it.each([
    ['ASSOCIATED', /already linked with Elm Clinic/, ['finish', 'reenter']],
    ['PENDING_APPROVAL', /has not been decided yet/, ['finish', 'reenter']],
    ['REJECTED', /Elm Clinic was declined/, ['reenter', 'without-organisation']],
  ] as const)('says of one that is linked (%s) how to go on', (status, text, intents) => {
    askOrganisation({ kind: 'alreadyAssociated', name: 'Elm Clinic', status })
    expect(screen.getByText(text)).toBeVisible()
    expect(answers().map(([intent]) => intent)).toEqual(intents)
    expect(support() !== null).toBe(status === 'REJECTED')
  })

  it.each([
    { kind: 'organisationNotFound' },
    { kind: 'organisationExists', name: 'Elm Clinic' },
    { kind: 'cannotAssociate', uid: 'o7', name: 'Elm Clinic' },
    { kind: 'alreadyAssociated', name: 'Elm Clinic', status: 'REJECTED' },
  ] as const)('offers no way without one where it is added to an account: %j', review => {
    const draft = { values: {}, review, question: 'view-1' }
    const model = { ...modelOf('organisation', { draft }, 'similar'), adds: true as const }
    render(<OrganisationReview locale="en-us" model={model} review={review} supportHref="/support" />)
    expect(answers().map(([intent]) => intent)).not.toContain('without-organisation')
    expect(screen.queryByText(/registration|order for yourself/)).toBeNull()
  })

  it.each([
    [{ kind: 'organisationNotFound' }, 'Customer account number not found', 'without-organisation'],
    [{ kind: 'organisationExists', name: 'Elm Clinic' }, 'This organization already exists', 'use-existing'],
    [{ kind: 'cannotAssociate', uid: 'o7', name: 'Elm Clinic' }, 'We could not add you', 'link'],
  ] as const)('leads on from %j, to customer support too', (review, heading, intent) => {
    askOrganisation(review)
    expect(screen.getByRole('heading', { name: heading })).toBeVisible()
    const intents = answers().map(([value]) => value)
    expect(intents).toContain(intent)
    expect(intents).toContain('reenter')
    expect(support()).toHaveAttribute('href', '/support')
  })

  it('asks for access to a Q-global account once, and says that it did', () => {
    const review = { kind: 'qglobalNotAuthorised', accountNumber: 'QG-1' } as const
    const { unmount } = askOrganisation({ ...review, requested: false })
    expect(answers().map(([intent]) => intent)).toEqual(['request-access', 'without-qglobal', 'reenter'])
    unmount()
    askOrganisation({ ...review, requested: true })
    expect(screen.getByRole('heading', { name: 'Access requested' })).toBeVisible()
    expect(answers().map(([intent]) => intent)).toEqual(['without-qglobal', 'reenter'])
  })

  it('tells that one has to be chosen', () => {
    const errors = { fieldErrors: [{ name: 'similar', code: 'required' }], formErrors: [] }
    const organisations = [{ uid: 'o3', name: 'Clinic', place: 'Utica' }]
    askOrganisation({ kind: 'similarOrganisations', organisations }, { errors })
    expect(summary()).toEqual([['Choose one of the organizations, or register a new one', '#similar']])
  })

  it('is shown to have changed in another tab', () => {
    const errors = { fieldErrors: [], formErrors: [{ code: 'conflict' }] }
    askOrganisation({ kind: 'confirmOrganisation', uid: 'o7', name: 'Clinic', place: '' }, { errors })
    expect(screen.getByRole('alert')).toHaveTextContent(/has changed in the meantime/)
  })
})
