import { parseCsv } from './parse-csv'
import { MOST_FILE_BYTES, MOST_FILE_LINES, type QuickRow } from './rows'

/** Why a file is not read; the limits are in the message. */
type FileFault = {
  code: 'noFile' | 'fileTooLarge' | 'fileType' | 'fileEncoding' | 'tooManyInFile'
  max?: number
}

export type UploadedFile = { lines: readonly QuickRow[] } | { fault: FileFault }

const MARKS = [
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
] as const

/** A spreadsheet file itself is an archive; other files that are no text hold zero bytes. */
const ARCHIVE = [0x50, 0x4b, 0x03, 0x04] as const

const startsWith = (bytes: Uint8Array, mark: readonly number[]): boolean =>
  mark.every((byte, index) => bytes[index] === byte)

/** Text in UTF-8 or, with its mark, UTF-16; undefined for other bytes. */
function decode(bytes: Uint8Array): string | undefined {
  const { encoding = 'utf-8' } = MARKS.find(mark => startsWith(bytes, mark.bytes)) ?? {}
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

const NAMES = /\.(?:csv|txt|tsv)$/i

/** Reads an uploaded CSV file: its size, kind and encoding are checked before its lines are counted. */
export async function readFile(file: File): Promise<UploadedFile> {
  if (file.size === 0) return { fault: { code: 'noFile' } }
  if (file.size > MOST_FILE_BYTES) return { fault: { code: 'fileTooLarge', max: MOST_FILE_BYTES / 1_000 } }
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (!NAMES.test(file.name) || startsWith(bytes, ARCHIVE)) return { fault: { code: 'fileType' } }
  const text = decode(bytes)
  if (text === undefined || text.includes('\0')) return { fault: { code: 'fileEncoding' } }
  const lines = parseCsv(text)
  if (lines.length === 0) return { fault: { code: 'noFile' } }
  return lines.length > MOST_FILE_LINES
    ? { fault: { code: 'tooManyInFile', max: MOST_FILE_LINES } }
    : { lines }
}
