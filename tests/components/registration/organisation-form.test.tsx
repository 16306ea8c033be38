import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import {
  delivered,
  namesIn,
  Organisation,
  refuseWith,
  sent,
  serveHandlers,
  submit,
  summary,
  summaryLines,
} from './forms'

serveHandlers()

const send = () => submit('Continue')
const take = (name: RegExp) => userEvent.click(screen.getByRole('radio', { name }))
const addresses = () => summary().map(([, address]) => address)

const refuse = () => refuseWith(422, { fieldErrors: [], formErrors: [{ code: 'addressRefused' }] })

const DRAFT = {
  values: {
    choice: 'new',
    name: 'Elmhurst Clinic',
    industry: 'health',
    sector: 'clinic',
    addressChoice: 'contact',
    administrator: 'on',
  },
}

describe('the organization form', () => {
  it('offers three ways to order, and takes none for the person', () => {
    render(<Organisation />)
    const ways = within(screen.getByRole('radiogroup', { name: 'How do you want to order?' })).getAllByRole(
      'radio',
    )
    expect(ways.map(way => way.getAttribute('value'))).toEqual(['existing', 'new', 'none'])
    for (const way of ways) expect(way).not.toBeChecked()
    expect(ways[0]).toHaveAccessibleDescription(/customer account number/)
  })

  it('looks for a name in an account, where to add none is no choice', async () => {
    render(<Organisation adds />)
    const ways = within(
      screen.getByRole('radiogroup', { name: 'Which organization do you want to add?' }),
    ).getAllByRole('radio')
    expect(ways.map(way => way.getAttribute('value'))).toEqual(['existing', 'find', 'new'])
    expect(screen.getByRole('textbox', { name: 'ZIP or postal code' })).toBeInTheDocument()
  })

  it('asks for a way first', async () => {
    render(<Organisation />)
    await send()
    expect(summary()).toEqual([['Choose how you want to order', '#choice']])
  })

  it('leads to the terms of sale that it asks to accept, beside the form', () => {
    render(<Organisation draft={DRAFT} />)
    expect(screen.getByRole('link', { name: /terms of sale/ })).toHaveAttribute('href', '/sale')
  })

  it('asks for nothing more without an organization', async () => {
    refuse()
    render(<Organisation />)
    await take(/ordering for myself/)
    await send()
    await waitFor(() => expect(sent[0]?.form.get('choice')).toBe('none'))
  })

  it('asks for number and agreement of an existing one', async () => {
    render(<Organisation />)
    await take(/already has an account/)
    await send()
    expect(addresses()).toEqual(['#customerAccountNumber', '#termsAccepted'])
    expect(summary()[0]?.[0]).toBe('Please enter account number.')
  })

  it('names each field before its message, so that no two entries sound alike', async () => {
    render(<Organisation />)
    await take(/organization is new/)
    await send()
    expect(summaryLines().slice(1, 3)).toEqual([
      'Industry: This field is required.',
      'Sector: This field is required.',
    ])
  })

  it('takes every error back when another way is chosen, and calls nothing wrong that was not sent', async () => {
    render(<Organisation />)
    await take(/already has an account/)
    await send()
    await take(/organization is new/)
    expect(screen.queryByRole('alert')).toBeNull()
    await userEvent.click(screen.getByRole('checkbox', { name: /authorized/ }))
    await userEvent.click(screen.getByRole('checkbox', { name: /authorized/ }))
    await userEvent.tab()
    expect(screen.queryByText(/Confirm that you may order/)).toBeNull()
  })

  it('takes the errors of an address back that is no longer asked for', async () => {
    render(<Organisation draft={DRAFT} />)
    await take(/Another address/)
    await send()
    await take(/The same as my contact address/)
    expect(addresses()).not.toContain('#street')
  })

  it('asks for all of a new one but its Q-global number, in the order of the fields', async () => {
    render(<Organisation />)
    await take(/organization is new/)
    await send()
    expect(addresses()).toEqual(['#name', '#industry', '#sector', '#termsAccepted'])
    expect(summary().at(-1)?.[0]).toMatch(/Agree|Confirm/)
  })

  it('asks for its address where it is another one', async () => {
    render(<Organisation draft={DRAFT} />)
    await take(/Another address/)
    await send()
    expect(addresses()).toEqual(['#street', '#city', '#region', '#postalCode', '#termsAccepted'])
  })

  it('keeps everything when it is refused', async () => {
    refuse()
    render(<Organisation draft={DRAFT} />)
    await userEvent.click(screen.getByRole('checkbox', { name: /I am authorized/ }))
    await send()
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/cannot use this address/))
    expect(screen.getByLabelText('Name of the organization')).toHaveValue('Elmhurst Clinic')
    expect(screen.getByRole('radio', { name: /organization is new/ })).toBeChecked()
    expect(Object.fromEntries(sent[0]?.form ?? [])).toMatchObject({ ...DRAFT.values, termsAccepted: 'on' })
  })

  it('takes the sector back with its industry', async () => {
    render(<Organisation draft={DRAFT} />)
    await userEvent.selectOptions(screen.getByLabelText('Industry'), 'Education')
    expect(screen.getByLabelText('Sector')).toHaveValue('')
  })
})

describe('without script', () => {
  it('every field of every way is there, so that one page serves all', () => {
    const page = delivered(renderToString(<Organisation />))
    expect(namesIn(page)).toEqual(
      expect.arrayContaining([
        'choice',
        'customerAccountNumber',
        'name',
        'industry',
        'sector',
        'street',
        'termsAccepted',
      ]),
    )
  })

  it('what was typed is there again, with what was wrong', () => {
    const errors = { fieldErrors: [{ name: 'customerAccountNumber', code: 'invalid' }], formErrors: [] }
    const draft = {
      values: { choice: 'existing', customerAccountNumber: '4711', termsAccepted: 'on' },
      errors,
    }
    const page = delivered(renderToString(<Organisation draft={draft} />))
    expect(page.querySelector('input[name=choice][checked]')?.getAttribute('value')).toBe('existing')
    expect(page.querySelector('input[name=customerAccountNumber]')?.getAttribute('value')).toBe('4711')
    expect(page.querySelector('input[name=termsAccepted]')?.hasAttribute('checked')).toBe(true)
    expect(page.querySelector('[role=alert]')?.textContent).toContain('Enter the 4 digits')
  })
})
