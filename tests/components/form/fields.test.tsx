import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { Checkbox } from '@/components/form/fields/checkbox'
import { PasswordInput } from '@/components/form/fields/password-input'
import { RadioGroup } from '@/components/form/fields/radio-group'
import { Select } from '@/components/form/fields/select'
import { TextArea } from '@/components/form/fields/text-area'
import { TextInput } from '@/components/form/fields/text-input'

const words = { errorPrefix: 'Error:', optional: '(optional)' }
const passwordLabels = {
  show: 'Show',
  hide: 'Hide',
  showLabel: 'Show password',
  hideLabel: 'Hide password',
  shown: 'Your password is visible',
  hidden: 'Your password is hidden',
}
const options = [
  { label: 'Clinical', options: [{ value: 'psychologist', label: 'Psychologist' }] },
  { value: 'other', label: 'Other' },
]

const base = { name: 'city', label: 'City', words }

describe.each([
  ['TextInput', (props: object) => <TextInput {...base} {...props} />],
  ['TextArea', (props: object) => <TextArea {...base} {...props} />],
  ['Select', (props: object) => <Select {...base} options={options} {...props} />],
  ['Checkbox', (props: object) => <Checkbox {...base} {...props} />],
  [
    'PasswordInput',
    (props: object) => (
      <PasswordInput {...base} autoComplete="new-password" passwordLabels={passwordLabels} {...props} />
    ),
  ],
])('%s', (_name, create) => {
  const control = () => screen.getByLabelText(/^City/)

  it('is named by its label and carries neither description nor error of its own accord', () => {
    render(create({}))
    expect(control()).toHaveAttribute('id', 'city')
    expect(control()).toHaveAttribute('name', 'city')
    expect(control()).not.toHaveAttribute('aria-describedby')
    expect(control()).not.toHaveAttribute('aria-invalid')
    expect(control()).not.toBeRequired()
  })

  it('is described by the caller, then the hint, then the error, and marked only when wrong', () => {
    render(create({ hint: 'As on your letters', error: 'Enter your city', 'aria-describedby': 'rules' }))
    expect(control()).toHaveAttribute('aria-describedby', 'rules city-hint city-error')
    expect(control()).toBeInvalid()
    expect(document.getElementById('city-hint')).toHaveTextContent('As on your letters')
    expect(document.getElementById('city-error')).toHaveTextContent('Error: Enter your city')
  })

  it('says in words that it may stay empty, and takes an id of its own', () => {
    render(create({ optional: true, id: 'billing-city' }))
    expect(screen.getByLabelText('City (optional)')).toHaveAttribute('id', 'billing-city')
  })
})

describe('Select', () => {
  it('offers headed groups, single choices and an empty first one', () => {
    render(<Select {...base} options={options} placeholder="Choose" defaultValue="other" />)
    expect(screen.getByRole('group', { name: 'Clinical' })).toContainElement(
      screen.getByRole('option', { name: 'Psychologist' }),
    )
    expect(screen.getAllByRole('option').map(option => option.textContent)).toEqual([
      'Choose',
      'Psychologist',
      'Other',
    ])
    expect(screen.getByLabelText('City')).toHaveValue('other')
  })
})

describe('RadioGroup', () => {
  const choices = [
    { value: 'existing', label: 'Add an organization', hint: 'You need its number.' },
    { value: 'none', label: 'Continue without' },
  ]

  it('is one named group whose first choice has the id that the summary links to', () => {
    render(<RadioGroup {...base} options={choices} defaultValue="none" />)
    expect(screen.getByRole('radiogroup', { name: 'City' })).toBeVisible()
    expect(screen.getByLabelText('Add an organization')).toHaveAttribute('id', 'city')
    expect(screen.getByLabelText('Add an organization')).toHaveAccessibleDescription('You need its number.')
    expect(screen.getByLabelText('Continue without')).toBeChecked()
  })

  it('carries hint and error as a group', () => {
    render(<RadioGroup {...base} options={choices} hint="Choose one." error="Choose how to order" />)
    const group = screen.getByRole('radiogroup')
    expect(group).toHaveAttribute('aria-describedby', 'city-hint city-error')
    expect(group).toHaveAttribute('aria-invalid', 'true')
  })
})

describe('PasswordInput', () => {
  const draw = () =>
    render(
      <form onSubmit={event => event.preventDefault()}>
        <PasswordInput
          {...base}
          label="Password"
          autoComplete="new-password"
          passwordLabels={passwordLabels}
        />
        <button type="submit">Send</button>
      </form>,
    )

  it('takes a pasted password whole and shows it on demand, saying so', async () => {
    const user = userEvent.setup()
    draw()
    await user.click(screen.getByLabelText('Password'))
    await user.paste('Assessments.2026')
    await user.click(screen.getByRole('button', { name: 'Show password' }))
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text')
    expect(screen.getByLabelText('Password')).toHaveValue('Assessments.2026')
    expect(screen.getByRole('status')).toHaveTextContent('Your password is visible')
  })

  it('hides the password again when its form is sent', async () => {
    const user = userEvent.setup()
    draw()
    await user.click(screen.getByRole('button', { name: 'Show password' }))
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password')
  })

  it('can be filled by a password manager', () => {
    draw()
    expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'new-password')
  })
})
