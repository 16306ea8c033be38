import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { ACCEPT_ANY_ADDRESS, type AddressValidation } from '@/components/address/address-validation'
import { useAutosavedForm } from '@/components/form/enhanced/use-autosaved-form'
import { useLateValidation } from '@/components/form/enhanced/use-late-validation'
import { TextInput } from '@/components/form/fields/text-input'
import { FormShell } from '@/components/form/form-shell'
import { modelOf, refuseWith, sent, serveHandlers } from './forms'

serveHandlers()

const model = modelOf('contact-address')

/** Nothing that is typed is right. */
const validation: AddressValidation = () => values =>
  ['city', 'street'].filter(name => values[name] !== '').map(name => ({ name, code: 'characters' }))

function Form({ load }: { load: () => Promise<AddressValidation> }) {
  const form = useAutosavedForm(model, values => rule()({ reference: REFERENCE, ownNames: [] }, [])(values))
  const rule = useLateValidation(load, ACCEPT_ANY_ADDRESS, form.checkLeft)
  return (
    <FormShell {...model} enhanced={form} actions={<button type="submit">Send</button>}>
      <TextInput {...form.field('city')} label="City" words={model.words} />
      <TextInput {...form.field('street')} label="Street" words={model.words} />
    </FormShell>
  )
}

const REFERENCE = { countries: [], regions: {} }

const city = () => screen.getByRole('textbox', { name: 'City' })
const street = () => screen.getByRole('textbox', { name: 'Street' })

it('checks what was left before the rule came as soon as it is here, and nothing else', async () => {
  const rule = Promise.withResolvers<AddressValidation>()
  render(<Form load={vi.fn(() => rule.promise)} />)
  await userEvent.type(city(), 'x')
  await userEvent.type(street(), 'x')
  expect(city()).not.toBeInvalid()
  await act(async () => rule.resolve(validation))
  await waitFor(() => expect(city()).toBeInvalid())
  expect(street()).not.toBeInvalid()
})

it('leaves it to the handler to validation what is sent before the rule is here', async () => {
  refuseWith(422, { fieldErrors: [{ name: 'city', code: 'characters' }], formErrors: [] })
  render(<Form load={vi.fn(() => new Promise<AddressValidation>(() => undefined))} />)
  await userEvent.type(city(), 'x')
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(city()).toBeInvalid())
  expect(sent).toHaveLength(1)
})
