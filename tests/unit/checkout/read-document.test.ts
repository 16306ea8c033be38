import { describe, expect, it } from 'vitest'
import { cleanFileName, readDocument } from '@/lib/checkout/documents/read-document'
import { MOST_DOCUMENT_BYTES } from '@/lib/contract/commerce/payment/purchase-order'

const PDF = '%PDF-1.7 order'

const file = (content: BlobPart, name = 'order.pdf', type = 'application/pdf') =>
  new File([content], name, { type })

const read = (sent: unknown) => readDocument(sent, ['pdf'])

describe('a document', () => {
  it('is judged by its content, not by its name or type', async () => {
    expect(await read(file(PDF, 'order.txt', 'text/plain'))).toMatchObject({
      file: { name: 'order.txt.pdf', type: 'application/pdf' },
    })
    expect(await read(file('MZ executable'))).toEqual({ fault: 'wrongType' })
    expect(await read(file('<html>'))).toEqual({ fault: 'wrongType' })
    expect(await read(file(new Uint8Array([0xff, 0xd8, 0xff, 0xe0])))).toEqual({ fault: 'wrongType' })
  })

  it('may be of another kind where that is allowed', async () => {
    const photo = file(new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), 'scan.pdf')
    expect(await readDocument(photo, ['pdf', 'jpeg'])).toMatchObject({ file: { type: 'image/jpeg' } })
  })

  it.each([
    ['order.PDF', 'order.PDF'],
    ['order.html', 'order.html.pdf'],
    ['order.exe.', 'order.exe..pdf'],
    ['', 'document.pdf'],
  ])('called %j is stored as %s', async (name, stored) => {
    expect(await read(file(PDF, name))).toMatchObject({ file: { name: stored } })
  })

  it.each([undefined, 'a text', file('')])('is missing: %s', async sent => {
    expect(await read(sent)).toEqual({ fault: 'noFile' })
  })

  it('has 10 MB at most', async () => {
    const of = (size: number) => file(PDF.padEnd(size, ' '))
    expect(await read(of(MOST_DOCUMENT_BYTES))).toHaveProperty('file')
    expect(await read(of(MOST_DOCUMENT_BYTES + 1))).toEqual({ fault: 'tooLarge' })
  })
})

describe('the name of a document', () => {
  it.each([
    ['C:\\Users\\ada\\order.pdf', 'order.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['order\u202Efdp.exe', 'orderfdp.exe'],
    ['or\u0000der\r\n.pdf', 'order.pdf'],
    ['"order"<1>.pdf', 'order1.pdf'],
    ['Bestellung Ä 日本.pdf', 'Bestellung Ä 日本.pdf'],
    ['', 'document'],
    ['/', 'document'],
  ])('%j becomes %s', (name, clean) => {
    expect(cleanFileName(name)).toBe(clean)
  })

  it('keeps its end if it is too long', () => {
    expect(cleanFileName(`${'n'.repeat(300)}.pdf`)).toBe(`${'n'.repeat(116)}.pdf`)
  })
})
