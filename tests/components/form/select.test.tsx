import { fireEvent, render, screen, within } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Select } from '@/components/form/fields/select'

const WORDS = { errorPrefix: 'Error:', optional: '(optional)' }

const HOSTILE = `"><script>alert('x')</script>&amp; </option></select>`

const OPTIONS = [
  { value: '', label: 'None' },
  { value: HOSTILE, label: HOSTILE },
  { label: HOSTILE, options: [{ value: 'b', label: 'Brontë & Sons' }] },
]

const Choice = ({ chosen, options = OPTIONS }: { chosen: string; options?: typeof OPTIONS }) => (
  <Select name="choice" label="Choice" words={WORDS} options={options} defaultValue={chosen} />
)

const delivered = (chosen: string) => {
  const page = new DOMParser().parseFromString(renderToStaticMarkup(<Choice chosen={chosen} />), 'text/html')
  return { page, select: page.querySelector('select') }
}

it('shows texts of back ends as text, whatever they contain', () => {
  const { page, select } = delivered('b')
  expect(page.querySelectorAll('script')).toHaveLength(0)
  expect([...(select?.options ?? [])].map(({ value, text }) => [value, text])).toEqual([
    ['', 'None'],
    [HOSTILE, HOSTILE],
    ['b', 'Brontë & Sons'],
  ])
  expect(select?.querySelector('optgroup')?.label).toBe(HOSTILE)
})

it.each(['', HOSTILE, 'b'])('is delivered with its value selected: %j', chosen => {
  expect(delivered(chosen).select?.value).toBe(chosen)
  expect([...(delivered(chosen).select?.querySelectorAll('[selected]') ?? [])]).toHaveLength(1)
})

it('keeps what the user has chosen when the form renders again', () => {
  const { rerender } = render(<Choice chosen="" />)
  const select = screen.getByRole('combobox', { name: 'Choice' })
  expect(select).toHaveValue('')
  fireEvent.change(select, { target: { value: 'b' } })
  rerender(<Choice chosen="" options={[...OPTIONS]} />)
  expect(select).toHaveValue('b')
  expect(within(select).getAllByRole('option')).toHaveLength(3)
})

it('has an empty first option with the placeholder where there is one', () => {
  render(<Select name="kind" label="Kind" words={WORDS} options={OPTIONS.slice(1)} placeholder="Choose" />)
  expect(screen.getByRole('combobox', { name: 'Kind' })).toHaveDisplayValue('Choose')
})
