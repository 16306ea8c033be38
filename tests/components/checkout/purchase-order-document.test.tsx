import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PurchaseOrderDocument } from '@/components/checkout/purchase-order-document'
import { getMessages } from '@/lib/i18n/messages'
import { purchaseOrderActionPath } from '@/lib/site/document-paths'

const { document: TEXTS } = getMessages('en-us').checkout

it('a document is sent with everything that was typed into the form around it, without script too', () => {
  const document = { id: '1', fileName: 'order.pdf', size: 2_000_000 }
  const { container } = render(
    <form method="post" action="/api/checkout/payment">
      <input name="purchaseOrderNumber" defaultValue="PO-17" />
      <PurchaseOrderDocument locale="en-us" document={document} />
    </form>,
  )
  const form = container.querySelector('form')
  for (const name of [TEXTS.replace, TEXTS.removeNamed.replace('{name}', document.fileName)]) {
    const button = screen.getByRole<HTMLButtonElement>('button', { name })
    expect(button.form).toBe(form)
    expect(button).toHaveAttribute('formaction', purchaseOrderActionPath('en-us'))
    expect(button).toHaveAttribute('formenctype', 'multipart/form-data')
  }
  expect(new FormData(form ?? undefined).get('purchaseOrderNumber')).toBe('PO-17')
  expect(form?.elements.namedItem('document')).toHaveAttribute('type', 'file')
})
