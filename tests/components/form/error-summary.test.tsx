import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { ErrorSummary } from '@/components/form/errors/error-summary'

const entries = [{ text: 'Sorry, not created.' }, { text: 'Enter your city', fieldId: 'city' }]

const scrollIntoView = vi.fn()

beforeEach(() => {
  scrollIntoView.mockReset()
  Element.prototype.scrollIntoView = scrollIntoView
})

it('announces its heading and one entry per error, and takes the focus', () => {
  render(<ErrorSummary title="There is a problem" entries={entries} />)
  const alert = screen.getByRole('alert')
  expect(within(alert).getByRole('heading', { name: 'There is a problem' })).toBeVisible()
  expect(within(alert).getAllByRole('listitem')).toHaveLength(2)
  expect(document.activeElement).toContainElement(alert)
})

it('takes the focus again with every attempt', () => {
  const { rerender } = render(<ErrorSummary title="There is a problem" entries={entries} attempt={1} />)
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  rerender(<ErrorSummary title="There is a problem" entries={entries} attempt={2} />)
  expect(document.activeElement).toContainElement(screen.getByRole('alert'))
})

it('leads from an entry to its control, with the label in sight', async () => {
  render(
    <>
      <ErrorSummary title="There is a problem" entries={entries} />
      <label htmlFor="city">City</label>
      <input id="city" />
    </>,
  )
  await userEvent.click(screen.getByRole('link', { name: 'Enter your city' }))
  expect(screen.getByLabelText('City')).toHaveFocus()
  expect(scrollIntoView.mock.contexts[0]).toBe(screen.getByText('City'))
})

it('leads to a control in sight, where its group is higher than the screen', async () => {
  render(
    <>
      <ErrorSummary title="There is a problem" entries={entries} />
      <fieldset>
        <legend>Addresses</legend>
        <input id="city" aria-label="City" />
      </fieldset>
    </>,
  )
  await userEvent.click(screen.getByRole('link', { name: 'Enter your city' }))
  expect(scrollIntoView.mock.contexts.at(-1)).toBe(screen.getByLabelText('City'))
  expect(scrollIntoView).toHaveBeenLastCalledWith({ block: 'nearest' })
})

it('says nothing of the whole form as a link', () => {
  render(<ErrorSummary title="There is a problem" entries={entries} />)
  expect(screen.getAllByRole('link')).toHaveLength(1)
})

it('is absent without errors', () => {
  render(<ErrorSummary title="There is a problem" entries={[]} />)
  expect(screen.queryByRole('alert')).toBeNull()
})

it('names the field before its message', () => {
  const labelled = { label: 'Job title:', text: 'This field is required.', fieldId: 'jobTitle' }
  render(<ErrorSummary title="There is a problem" entries={[labelled]} />)
  expect(screen.getByRole('link', { name: 'Job title: This field is required.' })).toBeVisible()
})
