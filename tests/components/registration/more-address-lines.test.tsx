import { render, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ContactAddress, namesIn, refuseWith, serveHandlers, submit } from './forms'

serveHandlers()

const DRAFT = {
  values: { country: 'US', region: 'US-NY', city: 'Utica', street: '12 Elm Street', postalCode: '13501' },
}

it('opens the lines that few addresses have on demand, and where something is in them', () => {
  const more = () => screen.getByText('Add an apartment, building or other detail').closest('details')
  const { container, unmount } = render(<ContactAddress />)
  expect(namesIn(container)).toEqual(expect.arrayContaining(['apartment', 'building']))
  expect(more()).not.toHaveAttribute('open')
  unmount()
  render(<ContactAddress draft={{ values: { ...DRAFT.values, building: 'North wing' } }} />)
  expect(more()).toHaveAttribute('open')
})

it('opens them where one is refused', async () => {
  refuseWith(422, { fieldErrors: [{ name: 'apartment', code: 'poBox' }], formErrors: [] })
  render(<ContactAddress draft={DRAFT} />)
  await submit('Save and continue')
  await waitFor(() => expect(screen.getByLabelText(/^Apartment/).closest('details')).toHaveAttribute('open'))
})
