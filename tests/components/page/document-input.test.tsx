import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { DocumentInput } from '@/components/page/document-input'
import { MOST_DOCUMENT_BYTES } from '@/lib/contract/commerce/payment/purchase-order'
import { fieldWords } from '@/lib/i18n/field-words'
import { getMessages } from '@/lib/i18n/messages'

const { tooLarge } = getMessages('nl-nl').checkout.document.faults

const scanOf = (size: number): File => {
  const file = new File(['%PDF-1.7'], 'scan.pdf', { type: 'application/pdf' })
  Object.defineProperty(file, 'size', { value: size })
  return file
}

const field = () => screen.getByLabelText<HTMLInputElement>('Scan')

describe('a field for a document', () => {
  const draw = (error?: string) =>
    render(
      <DocumentInput
        locale="nl-nl"
        kinds="pdf"
        name="document"
        label="Scan"
        words={fieldWords('nl-nl')}
        error={error}
      />,
    )

  it('does not take a file that is too large, and says so at the field at once', async () => {
    draw('earlier')
    await userEvent.upload(field(), scanOf(MOST_DOCUMENT_BYTES + 1))
    expect(field().files).toHaveLength(0)
    expect(screen.getByRole('alert').textContent).toBe(tooLarge)
    expect(field()).toBeInvalid()
    expect(field()).toHaveAccessibleDescription(expect.stringContaining(tooLarge))
    expect(screen.queryByText('earlier')).toBeNull()
  })

  it('takes the largest file there may be, also after one that was too large', async () => {
    draw()
    await userEvent.upload(field(), scanOf(MOST_DOCUMENT_BYTES + 1))
    await userEvent.upload(field(), scanOf(MOST_DOCUMENT_BYTES))
    expect(field().files).toHaveLength(1)
    expect(screen.queryByRole('alert')).toBeNull()
    expect(field()).toBeValid()
  })

  it('shows what the server found', () => {
    draw('no PDF')
    expect(field()).toHaveAccessibleDescription(expect.stringContaining('no PDF'))
  })
})
