import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { UploadToList } from '@/components/quick-order/upload-to-list'
import { fileRefusalOf, fileRefusalText } from '@/lib/quick-order/file-refusal'

const draw = (error?: string) =>
  render(<UploadToList locale="en-us" hidden={{ submissionKey: 'key' }} error={error} />)

it('a file is uploaded to the quick order', () => {
  draw()
  const form = screen.getByLabelText('CSV file').closest('form')
  expect(form).toHaveAttribute('action', '/api/quick-order?locale=en-us')
  expect(form).toHaveAttribute('enctype', 'multipart/form-data')
  expect(form?.querySelector('button[name=intent]')).toHaveValue('upload')
  expect(form?.closest('details')).not.toHaveAttribute('open')
})

it.each([
  ['fileTooLarge', 'Choose a file of 100\u00a0kB or less'],
  [
    'notReceived',
    'We couldn’t take what you sent because the store is very busy. Wait a minute, then send it again.',
  ],
  [
    'tooSlow',
    'Sending took too long, so it was stopped. Try again, if you can with a faster connection or a smaller file.',
  ],
] as const)('a file that was refused (%s) has its reason at the field, in sight', (error, text) => {
  const code = fileRefusalOf({ error })
  draw(code && fileRefusalText('en-us', code))
  expect(screen.getByLabelText('CSV file')).toHaveAccessibleDescription(expect.stringContaining(text))
  expect(screen.getByLabelText('CSV file')).toBeInvalid()
  expect(screen.getByLabelText('CSV file').closest('details')).toHaveAttribute('open')
})

it('an address can name no other message', () => {
  expect(fileRefusalOf({ error: 'forbidden' })).toBeUndefined()
  expect(fileRefusalOf({})).toBeUndefined()
})
