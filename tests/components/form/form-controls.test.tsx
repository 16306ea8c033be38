import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { createFormControls } from '@/components/form/enhanced/form-controls'

const COUNTRIES = ['', 'CA', 'US']

function renderForm() {
  const controls = createFormControls()
  const form = (shows: { city: boolean; countries?: readonly string[] }) => (
    <>
      {shows.city && <input ref={controls.refOf('city')} aria-label="City" defaultValue="Delft" />}
      <select
        key={shows.countries?.join()}
        ref={controls.refOf('country')}
        aria-label="Country"
        defaultValue="CA"
      >
        {(shows.countries ?? COUNTRIES).map(code => (
          <option key={code}>{code}</option>
        ))}
      </select>
      <input type="checkbox" ref={controls.refOf('news')} aria-label="News" />
      {shows.city &&
        ['home', 'work'].map(value => (
          <input
            key={value}
            type="radio"
            name="kind"
            value={value}
            ref={controls.refOf('kind')}
            aria-label={value}
          />
        ))}
    </>
  )
  const { rerender } = render(form({ city: true }))
  return { controls, show: (shows: Parameters<typeof form>[0]) => rerender(form(shows)) }
}

const city = () => screen.getByRole('textbox', { name: 'City' })

it('has the values that the page came with, and those typed since', async () => {
  const { controls } = renderForm()
  expect(controls.getValues()).toEqual({ city: 'Delft', country: 'CA', news: false, kind: undefined })
  await userEvent.type(city(), ' Zuid')
  await userEvent.click(screen.getByRole('checkbox'))
  await userEvent.click(screen.getByRole('radio', { name: 'work' }))
  expect(controls.getValues()).toEqual({ city: 'Delft Zuid', country: 'CA', news: true, kind: 'work' })
})

it('keeps the value of a control that goes away, and gives it back when it returns', async () => {
  const { controls, show } = renderForm()
  await userEvent.clear(city())
  await userEvent.type(city(), 'Leiden')
  await userEvent.click(screen.getByRole('radio', { name: 'home' }))
  show({ city: false })
  expect(controls.getValue('city')).toBe('Leiden')
  expect(controls.getValue('kind')).toBe('home')
  show({ city: true })
  expect(city()).toHaveValue('Leiden')
  expect(screen.getByRole('radio', { name: 'home' })).toBeChecked()
})

it('gives a list only a value that it offers', () => {
  const { controls, show } = renderForm()
  show({ city: true, countries: ['CA', 'NL'] })
  expect(controls.getValue('country')).toBe('CA')
  controls.setValue('country', 'NL')
  show({ city: true, countries: ['US', 'CA'] })
  expect(controls.getValue('country')).toBe('CA')
})

it('sets a value in the control and for one that is not there', () => {
  const { controls, show } = renderForm()
  controls.setValue('city', 'Gouda')
  expect(city()).toHaveValue('Gouda')
  show({ city: false })
  controls.setValue('city', '')
  show({ city: true })
  expect(city()).toHaveValue('')
})
