import { MOST_DOCUMENT_BYTES } from '@/lib/contract/commerce/payment/purchase-order'

/** Kinds of documents by the bytes that they begin with; the first ending is added to a name without one. */
const KINDS = {
  pdf: { mediaType: 'application/pdf', endings: ['.pdf'], start: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  png: {
    mediaType: 'image/png',
    endings: ['.png'],
    start: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  },
  jpeg: { mediaType: 'image/jpeg', endings: ['.jpg', '.jpeg'], start: [0xff, 0xd8, 0xff] },
} as const

const LONGEST_START = Math.max(...Object.values(KINDS).map(({ start }) => start.length))

export type DocumentKind = keyof typeof KINDS

export type DocumentFault = 'noFile' | 'tooLarge' | 'wrongType'

/** A document that may be sent on, or the rule that it breaks. */
export type ReadDocument = { file: File } | { fault: DocumentFault }

const MOST_NAME_CHARACTERS = 120

/** Reads an uploaded document. Its kind follows from its content, whatever its name and type claim. */
export async function readDocument(sent: unknown, kinds: readonly DocumentKind[]): Promise<ReadDocument> {
  if (!(sent instanceof File) || sent.size === 0) return { fault: 'noFile' }
  if (sent.size > MOST_DOCUMENT_BYTES) return { fault: 'tooLarge' }
  const bytes = new Uint8Array(await sent.slice(0, LONGEST_START).arrayBuffer())
  const kind = kinds.map(name => KINDS[name]).find(({ start }) => beginsWith(bytes, start))
  if (kind === undefined) return { fault: 'wrongType' }
  // The new file shares the bytes of the old one.
  return { file: new File([sent], nameFor(sent.name, kind.endings), { type: kind.mediaType }) }
}

const beginsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, at) => bytes[at] === byte)

/** The media type of a document by its content; undefined for anything else. */
export const documentTypeOf = (bytes: Uint8Array): string | undefined =>
  Object.values(KINDS).find(({ start }) => beginsWith(bytes, start))?.mediaType

/**
 * A file name that ends as its kind does. Whoever saves and opens the file gets a document: an `order.html`
 * that begins like a PDF would run its scripts.
 */
function nameFor(name: string, endings: readonly [string, ...string[]]): string {
  const clean = cleanFileName(name)
  return endings.some(ending => clean.toLowerCase().endsWith(ending)) ? clean : `${clean}${endings[0]}`
}

/** The last part of a path, without control, formatting and reserved characters, of a limited length. */
export function cleanFileName(name: string): string {
  const base = name.split(/[\\/]/).at(-1) ?? ''
  const clean = base.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}"<>|*?:]/gu, '').trim()
  return [...clean].slice(-MOST_NAME_CHARACTERS).join('') || 'document'
}
