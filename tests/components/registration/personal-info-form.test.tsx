import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { delivered, optionsOf, PersonalInfo, refuseWith, sent, serveHandlers, submit, summary } from './forms'

serveHandlers()

const send = () => submit('Save and continue')
const industry = () => screen.getByLabelText('Industry')
const sector = () => screen.getByLabelText('Sector')

const DRAFT = {
  values: {
    jobTitle: 'teacher',
    industry: 'health',
    sector: 'hospital',
    phoneCountry: 'CA',
    phone: '6045550123',
  },
}

describe('the personal information form', () => {
  it.each([
    ['Job title', 'organization-title'],
    ['Country code', 'tel-country-code'],
    ['Phone number', 'tel'],
  ])('names the purpose of %s to the browser', (label, purpose) => {
    render(<PersonalInfo />)
    expect(screen.getByLabelText(label)).toHaveAttribute('autocomplete', purpose)
  })

  it('lists what is missing in the order of the fields', async () => {
    render(<PersonalInfo />)
    await send()
    expect(summary().map(([, address]) => address)).toEqual(['#jobTitle', '#industry', '#sector', '#phone'])
    expect(sent).toEqual([])
  })

  it('offers calling codes with the countries', () => {
    render(<PersonalInfo />)
    expect(optionsOf(screen.getByLabelText('Country code'))).toEqual([
      'Canada (+1)',
      'United States (+1)',
      'United Kingdom (+44)',
    ])
  })
})

describe('an international phone number', () => {
  const country = () => screen.getByLabelText('Country code')

  it.each([
    ['+44 20 7946 0958', 'GB', 'Country code: United Kingdom (+44)'],
    ['+1 604 555 0123', 'CA', 'Country code: Canada (+1)'],
  ])('%s changes the country code to its own, and tells it', async (number, code, told) => {
    render(<PersonalInfo />)
    await vi.waitFor(async () => {
      await userEvent.clear(screen.getByLabelText('Phone number'))
      await userEvent.type(screen.getByLabelText('Phone number'), number)
      expect(country()).toHaveValue(code)
    })
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(told)
    await send()
    expect(summary().map(([, address]) => address)).not.toContain('#phone')
  })

  it('of a country that was chosen against it afterwards is refused', async () => {
    render(<PersonalInfo draft={{ values: { ...DRAFT.values, phone: '+44 20 7946 0958' } }} />)
    await vi.waitFor(async () => {
      await send()
      expect(summary()).toEqual([['Contact number doesn’t match the country', '#phone']])
    })
    expect(country()).toHaveValue('CA')
  })
})

describe('the sector', () => {
  it('is one of the chosen industry', async () => {
    render(<PersonalInfo />)
    expect(optionsOf(sector())).toEqual(['Choose your sector'])
    await userEvent.selectOptions(industry(), 'Health')
    expect(optionsOf(sector())).toEqual(['Choose your sector', 'Clinic', 'Hospital'])
    await userEvent.selectOptions(industry(), 'Education')
    expect(optionsOf(sector())).toEqual(['Choose your sector', 'School'])
  })

  it('of an industry that was changed is to be chosen anew', async () => {
    render(<PersonalInfo draft={DRAFT} />)
    expect(sector()).toHaveDisplayValue('Hospital')
    await userEvent.selectOptions(industry(), 'Education')
    expect(sector()).toHaveValue('')
    await send()
    expect(summary()).toEqual([['This field is required.', '#sector']])
    expect(sent).toEqual([])
  })

  it('is sent with its industry', async () => {
    refuseWith(503, { fieldErrors: [], formErrors: [{ code: 'unavailable' }] })
    render(<PersonalInfo draft={DRAFT} />)
    await userEvent.selectOptions(industry(), 'Education')
    await userEvent.selectOptions(sector(), 'School')
    await send()
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(Object.fromEntries(sent[0]?.form ?? [])).toMatchObject({ industry: 'education', sector: 'school' })
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/not available/))
    expect(sector()).toHaveDisplayValue('School')
  })
})

describe('without script', () => {
  it('all sectors can be chosen, each below its industry', () => {
    const page = delivered(renderToString(<PersonalInfo />))
    const groups = [...page.querySelectorAll('select[name=sector] optgroup')]
    expect(groups.map(group => [group.getAttribute('label'), group.children.length])).toEqual([
      ['Education', 1],
      ['Health', 2],
    ])
  })

  it('what was typed is there again', () => {
    const errors = { fieldErrors: [{ name: 'phone', code: 'countryMismatch' }], formErrors: [] }
    const page = delivered(renderToString(<PersonalInfo draft={{ ...DRAFT, errors }} />))
    const selected = (name: string) =>
      page.querySelector(`select[name=${name}] option[selected]`)?.getAttribute('value')
    expect(['jobTitle', 'industry', 'sector', 'phoneCountry'].map(selected)).toEqual([
      'teacher',
      'health',
      'hospital',
      'CA',
    ])
    expect(page.querySelector('input[name=phone]')?.getAttribute('value')).toBe('6045550123')
    expect(page.querySelector('[role=alert]')?.textContent).toContain('doesn’t match the country')
  })
})
