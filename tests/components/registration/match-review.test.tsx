import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { OrganisationReview } from '@/components/registration/questions/organisation-review'
import type { Review } from '@/lib/registration/review'
import { modelOf } from './forms'

/** Shows what was found for a name; the values of the buttons that answer. */
function ask(review: Extract<Review, { kind: 'organisationNoMatch' | 'matchingOrganisations' }>) {
  const draft = { values: {}, review, question: 'view-1' }
  const model = { ...modelOf('organisation', { draft }, 'similar'), adds: true as const }
  render(<OrganisationReview locale="en-us" model={model} review={review} supportHref="/support" />)
  return screen.getAllByRole('button').map(button => button.getAttribute('value'))
}

it('organizations of a name that was looked for are listed by name and place, none of them chosen', () => {
  const organisations = ['o3', 'o4'].map(uid => ({ uid, name: `Clinic ${uid}`, place: 'Utica' }))
  expect(ask({ kind: 'matchingOrganisations', organisations })).toEqual([
    'link-similar',
    'use-search',
    'reenter',
  ])
  const radios = screen.getAllByRole('radio')
  expect(radios.map(radio => radio.getAttribute('value'))).toEqual(['o3', 'o4'])
  for (const radio of radios) expect(radio).not.toBeChecked()
  expect(screen.getByRole('radio', { name: 'Clinic o4' })).toHaveAccessibleDescription('Utica')
})

it('a name that was not found leads on to a new organization, and to customer support', () => {
  expect(ask({ kind: 'organisationNoMatch' })).toEqual(['use-search', 'reenter'])
  expect(screen.getByRole('heading', { name: 'No matching organization' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Contact customer support' })).toHaveAttribute('href', '/support')
})
