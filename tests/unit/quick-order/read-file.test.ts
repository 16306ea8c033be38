import { describe, expect, it } from 'vitest'
import { readFile } from '@/lib/quick-order/read-file'
import { listTemplate } from '@/lib/quick-order/template'

const LINES = { lines: [{ code: '0031601101', quantity: '2' }] }

const TEXT = 'Item number,Quantity\r\n0031601101,2\r\n'

const read = (content: BlobPart, name = 'list.csv') => readFile(new File([content], name))

const faultOf = async (content: BlobPart, name?: string) => {
  const answer = await read(content, name)
  return 'fault' in answer ? answer.fault : undefined
}

const utf16 = (text: string, isBig: boolean): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(2 * (text.length + 1))
  const view = new DataView(bytes.buffer)
  for (const [at, character] of ['\uFEFF', ...text].entries())
    view.setUint16(2 * at, character.charCodeAt(0), !isBig)
  return bytes
}

describe('a CSV file', () => {
  it.each([
    ['UTF-8', TEXT],
    ['UTF-8 with its mark', `\uFEFF${TEXT}`],
    ['UTF-16, little endian', utf16(TEXT, false)],
    ['UTF-16, big endian', utf16(TEXT, true)],
    ['semicolons', 'Artikelnummer;Aantal\n0031601101;2'],
    ['tabs', '0031601101\t2'],
    ['bars', '0031601101|2'],
    ['quotes', '"0031601101","2"'],
    ['a quoted name with separator, quote and line break', 'Item,Name,Qty\n0031601101,"A ""b"", c\nd",2'],
    ['old line breaks', 'Item number,Quantity\r0031601101,2\r'],
    ['mixed line breaks', 'Item number,Quantity\r\n0031601101,2\n\r\n'],
    ['empty lines', '\n\n,\n0031601101,2\n\n'],
    ['quotes after spaces', 'Item, Qty\n "0031601101", "2"\n'],
    ['a stated separator', 'sep=;\n0031601101;2\n'],
    ['semicolons below a header with a comma', 'Artikel, nummer;Aantal\n0031601101;2\n'],
    ['semicolons beside names with commas', '0031601101;2;A, b, c, d\n'],
  ] as const)('is read in %s', async (_, content) => {
    expect(await read(content)).toEqual(LINES)
  })

  it('keeps a decimal comma in its quantity, which is refused later', async () => {
    expect(await read('Item number;Quantity\n0031601101;2,5\n')).toEqual({
      lines: [{ code: '0031601101', quantity: '2,5' }],
    })
  })

  it('may have lines of different length', async () => {
    expect(await read('0031601101\n0031601102,2\n0031601103,3,note,more\n')).toEqual({
      lines: [
        { code: '0031601101', quantity: '1' },
        { code: '0031601102', quantity: '2' },
        { code: '0031601103', quantity: '3' },
      ],
    })
  })

  it('may have 500 lines of 100 kB, and says the limit beyond', async () => {
    const lines = (count: number) => '0031601101,2\n'.repeat(count)
    expect(await read(lines(500))).toHaveProperty('lines.length', 500)
    expect(await faultOf(lines(501))).toEqual({ code: 'tooManyInFile', max: 500 })
    expect(await faultOf('x'.repeat(100_001))).toEqual({ code: 'fileTooLarge', max: 100 })
  })

  it.each([
    ['nothing', '', 'list.csv', 'noFile'],
    ['a header alone', 'Item number,Quantity', 'list.csv', 'noFile'],
    ['a workbook', 'PK\u0003\u0004', 'list.csv', 'fileType'],
    ['another kind', TEXT, 'list.pdf', 'fileType'],
    ['bytes of Windows-1252', new Uint8Array([0x51, 0xe9, 0x2c, 0x32]), 'list.csv', 'fileEncoding'],
    ['UTF-32', new Uint8Array([0xff, 0xfe, 0, 0, 0x31, 0, 0, 0]), 'list.csv', 'fileEncoding'],
    ['UTF-16 without its mark', utf16(TEXT, false).slice(2), 'list.csv', 'fileEncoding'],
  ] as const)('of %s is refused', async (_, content, name, code) => {
    expect(await faultOf(content, name)).toMatchObject({ code })
  })

  it('of an open quote ends with the file', async () => {
    expect(await read('"0031601101')).toEqual({ lines: [{ code: '0031601101', quantity: '1' }] })
  })
})

it.each([
  ['en-us', '\uFEFFItem number,Quantity\r\n'],
  ['nl-nl', '\uFEFFArtikelnummer;Aantal\r\n'],
] as const)('the template of %s can be uploaded again once it has a line', async (locale, text) => {
  expect(listTemplate(locale)).toBe(text)
  const separator = locale === 'en-us' ? ',' : ';'
  expect(await read(`${text}0031601101${separator}2`)).toEqual(LINES)
})
