import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { AddressReview } from '@/components/registration/address-review'
import { OrganisationReview } from '@/components/registration/organisation-review'
import type { Draft } from '@/lib/registration/drafts.server'
import type { Review } from '@/lib/registration/submission'
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
    differences: ['line1', 'postalCode'],
  })),
})

const NAMES = { US: 'United States', 'US-NY': 'New York' }

function askAddress(review: AddressQuestion, draft: Partial<Draft> = {}) {
  const model = modelOf(
    'contact-address',
    { draft: { values: {}, review, question: 'view-1', ...draft } },
    'addressChoice',
  )
  return render(<AddressReview locale="en-us" model={model} review={review} names={NAMES} />)
}

function askOrganisation(review: Exclude<Review, { kind: 'address' }>, draft: Partial<Draft> = {}) {
  const model = modelOf(
    'organisation',
    { draft: { values: {}, review, question: 'view-1', ...draft } },
    'similar',
  )
  return render(<OrganisationReview locale="en-us" model={model} review={review} />)
}

const answers = () =>
  screen.getAllByRole('button').map(button => [button.getAttribute('value'), button.textContent])

const choices = () => screen.queryAllByRole('radio').map(radio => radio.getAttribute('value'))

const sentWith = (container: HTMLElement) => new FormData(container.querySelector('form') ?? undefined)

describe('the question about an address', () => {
  it.each([
    ['CORRECTED', ['1 Elm St'], 'slightly different', '0'],
    ['MULTIPLE', ['1 Elm St', '2 Elm St'], 'several addresses', null],
    ['NOT_VERIFIED', [], 'could not confirm', 'entered'],
  ] as const)(
    'after %s offers every suggestion and the address as entered',
    (result, streets, text, preset) => {
      const { container } = askAddress(questionOf(result, ...streets))
      expect(choices()).toEqual([...streets.map((_, index) => String(index)), 'entered'])
      expect(screen.getByText(new RegExp(text))).toBeVisible()
      expect(sentWith(container).get('addressChoice')).toBe(preset)
      expect(answers()).toEqual([
        ['use-address', 'Use this address'],
        ['reenter', 'Change the address'],
      ])
    },
  )

  it('writes addresses with names for people and says what differs', () => {
    askAddress(questionOf('CORRECTED', '1 Elm St'))
    const recommended = screen.getByRole('radio', { name: /Recommended address.*1 Elm St/ })
    expect(recommended).toHaveAccessibleName(/Utica, New York, 13501.*United States/)
    expect(recommended).toHaveAccessibleDescription('Different: street, ZIP or postal code')
  })

  it('tells that a choice is missing, with a link to the first one', () => {
    const errors = { fieldErrors: [{ name: 'addressChoice', code: 'required' }], formErrors: [] }
    askAddress(questionOf('MULTIPLE', '1 Elm St', '2 Elm St'), { errors })
    expect(summary()).toEqual([['Choose which address to use', '#addressChoice']])
    expect(screen.getByRole('radiogroup')).toHaveAttribute('aria-invalid', 'true')
    expect(document.querySelector('#addressChoice')).toHaveAttribute('type', 'radio')
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
      ['reenter', 'No, use another number'],
    ])
    expect(document.body.innerHTML).not.toContain('o7')
  })

  it('offers the successor of one that has merged', () => {
    askOrganisation({
      kind: 'mergedOrganisation',
      name: 'Old Clinic',
      target: { uid: 'o8', name: 'New Clinic' },
    })
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
    expect(answers().map(([intent]) => intent)).toEqual(['link-similar', 'register-anyway'])
  })

  it('tells that one has to be chosen', () => {
    const errors = { fieldErrors: [{ name: 'similar', code: 'required' }], formErrors: [] }
    const organisations = [{ uid: 'o3', name: 'Clinic', place: 'Utica' }]
    askOrganisation({ kind: 'similarOrganisations', organisations }, { errors })
    expect(summary()).toEqual([['Choose one of the organizations, or register a new one', '#similar']])
  })

  it('is told to have changed in another tab', () => {
    const errors = { fieldErrors: [], formErrors: [{ code: 'conflict' }] }
    askOrganisation({ kind: 'confirmOrganisation', uid: 'o7', name: 'Clinic', place: '' }, { errors })
    expect(screen.getByRole('alert')).toHaveTextContent(/has changed in the meantime/)
  })
})
