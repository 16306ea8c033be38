import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { addressChoices, addressTexts } from '@/app/[locale]/(personal)/_forms/address-choices'
import { formTexts } from '@/app/[locale]/(personal)/_forms/form-texts'
import { AddressForm } from '@/components/addresses/address-form'
import { FlagsContext } from '@/components/flags/use-flag'
import { keepTyped } from '@/components/session/keep-typed'
import { ADDRESS_FIELDS } from '@/lib/addresses/address-form'
import { toFlagValues } from '@/lib/backends/flags/flag-values'
import { leaveDialogTexts } from '@/lib/i18n/leave-dialog-texts'
import { getMessages } from '@/lib/i18n/messages'

const { account, addressBook, register } = getMessages('en-us')
const PAGE = '/store/usassessments/en/my-account/address-book/new'

const sent = vi.fn<(path: string, init: RequestInit) => Promise<Response>>()

beforeEach(async () => {
  window.history.replaceState(null, '', PAGE)
  vi.stubGlobal('fetch', sent)
  sent.mockReset().mockResolvedValue(Response.json({ next: `${PAGE}?form=abc` }))
  const { form, types } = addressBook
  const lists = { countries: [{ code: 'HK', name: 'Hong Kong' }], country: 'HK', regions: [] }
  render(
    <FlagsContext value={toFlagValues({})}>
      <AddressForm
        fields={{ address: '', organisation: '' }}
        model={{
          ...formTexts('en-us', Object.keys(ADDRESS_FIELDS)),
          action: '/api/addresses',
          submissionKey: 'key',
          values: { country: 'HK' },
          submit: form.submit,
          leave: leaveDialogTexts('en-us', 'address'),
        }}
        texts={addressTexts('en-us')}
        words={{ form, types }}
        choices={addressChoices('en-us', lists, { ownNames: [], cleared: [] })}
        defaults={[]}
        cancelHref="/address-book"
      />
      <a href="/elsewhere">Elsewhere</a>
    </FlagsContext>,
  )
  await act(() => vi.dynamicImportSettled())
  await waitFor(() => expect(document.querySelector('dialog')).not.toBeNull())
})

afterEach(() => {
  window.history.replaceState(null, '', '/')
  vi.unstubAllGlobals()
})

const type = () => userEvent.type(screen.getByLabelText(register.fields.street.label), '8 Garden Road')
const isClosedFreely = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

it('an unsaved address is left only after a question', async () => {
  expect(isClosedFreely()).toBe(true)
  await type()
  expect(fireEvent.click(screen.getByRole('link', { name: 'Elsewhere' }))).toBe(false)
  expect(await screen.findByRole('dialog', { name: account.leave.title })).toHaveTextContent(
    account.leave.unsaved.address,
  )
  expect(isClosedFreely()).toBe(false)
})

it('an unsaved address is stored when its session ends, and the page is left without a question', async () => {
  await type()
  await keepTyped()
  const [path, { body }] = sent.mock.calls[0] ?? ['', {}]
  expect(path).toBe(`${window.location.origin}/api/addresses`)
  expect(Object.fromEntries(body as URLSearchParams)).toMatchObject({
    street: '8 Garden Road',
    country: 'HK',
  })
  expect(window.location.search).toBe('?form=abc')
  expect(isClosedFreely()).toBe(true)
})
