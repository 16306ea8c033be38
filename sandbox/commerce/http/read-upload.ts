import type { CommerceRequest } from './environment.ts'
import { fieldFault, occError, validationError } from './occ-error.ts'

/** Room for the parts of a form beside its file. */
const FRAME_BYTES = 64 * 1024

/** Kinds of files by the bytes that they begin with. */
const KINDS = [
  { mediaType: 'application/pdf', start: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  { mediaType: 'image/png', start: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { mediaType: 'image/jpeg', start: [0xff, 0xd8, 0xff] },
] as const

export type Upload = {
  fileName: string
  mediaType: string
  content: Uint8Array<ArrayBuffer>
  fields: Record<string, string>
}

const MOST_NAME_CHARACTERS = 120

/** The last part of a path, without control or formatting characters, of a limited length. */
const cleanName = (name: string): string => {
  const base = name.split(/[\\/]/).at(-1) ?? ''
  const clean = base.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}"<>|*?:]/gu, '').trim()
  return [...clean].slice(-MOST_NAME_CHARACTERS).join('') || 'document'
}

/** Reads no more than is allowed, whatever the header claims. */
const readBounded = async (request: CommerceRequest, mostBytes: number): Promise<Uint8Array<ArrayBuffer>> => {
  const { body } = request.req.raw
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body ?? []) {
    length += chunk.byteLength
    if (length > mostBytes + FRAME_BYTES) throw occError.bodyTooLarge('The file is too large.')
    chunks.push(chunk)
  }
  const whole = new Uint8Array(length)
  let offset = 0
  for (const chunk of chunks) {
    whole.set(chunk, offset)
    offset += chunk.byteLength
  }
  return whole
}

const parseForm = async (type: string, bytes: Uint8Array<ArrayBuffer>): Promise<FormData> => {
  try {
    return await new Response(bytes, { headers: { 'content-type': type } }).formData()
  } catch {
    throw occError.unreadableBody('The body is not a complete form.')
  }
}

/**
 * Reads the file of a multipart form; its kind follows from its content. Throws a refusal that names the
 * rule: missing, `tooLarge`, `wrongType`.
 */
export const readUpload = async (
  request: CommerceRequest,
  member: string,
  mostBytes: number,
): Promise<Upload> => {
  const type = request.req.header('content-type') ?? ''
  if (!type.toLowerCase().startsWith('multipart/form-data'))
    throw occError.unsupportedMediaType('The body must be multipart/form-data.')
  const form = await parseForm(type, await readBounded(request, mostBytes))
  const file = form.get(member)
  if (!(file instanceof File) || file.size === 0)
    throw validationError([fieldFault(member, 'missing', 'A file is required.')])
  if (file.size > mostBytes) throw validationError([fieldFault(member, 'tooLarge', 'The file is too large.')])
  const content = new Uint8Array(await file.arrayBuffer())
  const kind = KINDS.find(({ start }) => start.every((byte, at) => content[at] === byte))
  if (kind === undefined)
    throw validationError([fieldFault(member, 'wrongType', 'The file is no PDF, PNG or JPEG.')])
  const fields = [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
  return {
    fileName: cleanName(file.name),
    mediaType: kind.mediaType,
    content,
    fields: Object.fromEntries(fields),
  }
}
