import { DEFAULT_BODY_BYTES, QUICK_ORDER_BODY_BYTES } from '@/lib/config/body-limits'
import { MOST_FIELDS, parseMultipart } from '@/lib/handlers/parse-multipart'
import { scanJson } from '@/lib/handlers/scan-json'
import { failed, ok, type Result } from '@/lib/result/result'

const DEEPEST_JSON = 32

/** Text is parsed in one go, during which nobody else is served: only a file may make a body larger. */
const MOST_TEXT_BYTES = QUICK_ORDER_BODY_BYTES

const IN_PARTS = 'multipart/form-data'

/**
 * A form's fields by name, or a JSON value. `duplicates` are names that occur more than once; a form keeps
 * the first value.
 */
export type SubmittedBody = { kind: 'form' | 'json'; value: unknown; duplicates: readonly string[] }

/** Status of the error response: 413 too large, 415 unsupported type, 400 malformed. */
export type BodyFault = { status: 400 | 413 | 415; code: string }

export type BodyOptions = { maxBytes?: number; multipart?: boolean }

const CONTENT_TYPE = /^\s*([\w.+-]+\/[\w.+-]+)\s*(?:;|$)/
const CHARSET = /;\s*charset\s*=\s*"?([\w-]+)/i

/**
 * Reads the body of a POST by a form or a script, with a limit on its bytes; uploads only if they are
 * allowed. Never rejects.
 */
export async function readFormOrJson(
  request: Request,
  { maxBytes = DEFAULT_BODY_BYTES, multipart = false }: BodyOptions = {},
): Promise<Result<SubmittedBody, BodyFault>> {
  const header = request.headers.get('content-type') ?? ''
  const type = CONTENT_TYPE.exec(header)?.[1]?.toLowerCase()
  const charset = CHARSET.exec(header)?.[1]?.toLowerCase() ?? 'utf-8'
  const parse = type === undefined || charset !== 'utf-8' ? undefined : parserOf(type, header, multipart)
  if (parse === undefined) return failed({ status: 415, code: 'content-type' })
  const bytes = await readBytes(request, type === IN_PARTS ? maxBytes : Math.min(maxBytes, MOST_TEXT_BYTES))
  return bytes.ok ? parse(bytes.value) : bytes
}

type Parser = (
  bytes: Uint8Array,
) => Result<SubmittedBody, BodyFault> | Promise<Result<SubmittedBody, BodyFault>>

function parserOf(type: string, header: string, multipart: boolean): Parser | undefined {
  if (type === 'application/json') return bytes => withText(bytes, parseJsonBody)
  if (type === 'application/x-www-form-urlencoded') return bytes => withText(bytes, parseForm)
  if (type === IN_PARTS && multipart)
    return async bytes => {
      const parts = await parseMultipart(bytes, header)
      return parts.ok ? ok(toForm(parts.value)) : parts
    }
  return undefined
}

async function readBytes(request: Request, maxBytes: number): Promise<Result<Uint8Array, BodyFault>> {
  const tooLarge = { status: 413, code: 'body-too-large' } as const
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return failed(tooLarge)
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.length
      if (size > maxBytes) return failed(tooLarge)
      chunks.push(chunk)
    }
  } catch {
    return failed({ status: 400, code: 'body-incomplete' })
  }
  return ok(Buffer.concat(chunks))
}

function withText(
  bytes: Uint8Array,
  parse: (text: string) => Result<SubmittedBody, BodyFault>,
): Result<SubmittedBody, BodyFault> {
  try {
    return parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return failed({ status: 400, code: 'encoding' })
  }
}

function parseJsonBody(text: string): Result<SubmittedBody, BodyFault> {
  try {
    const value: unknown = JSON.parse(text)
    const { depth, duplicateKeys } = scanJson(text)
    if (depth > DEEPEST_JSON) return failed({ status: 400, code: 'json-depth' })
    return ok({ kind: 'json', value, duplicates: duplicateKeys })
  } catch {
    return failed({ status: 400, code: 'json' })
  }
}

/**
 * @throws URIError for escapes that are malformed or not UTF-8; the lenient parser would replace them
 * silently.
 */
function parseForm(text: string): Result<SubmittedBody, BodyFault> {
  const decode = (part: string): string => decodeURIComponent(part.replaceAll('+', ' '))
  const written = text.split('&').filter(pair => pair !== '')
  if (written.length > MOST_FIELDS) return failed({ status: 413, code: 'too-many-fields' })
  const pairs = written.map((pair): [string, string] => {
    const [name = '', ...rest] = pair.split('=')
    return [decode(name), decode(rest.join('='))]
  })
  return ok(toForm(pairs))
}

function toForm(pairs: readonly (readonly [string, unknown])[]): SubmittedBody {
  const fields = new Map<string, unknown>()
  const duplicates = new Set<string>()
  for (const [name, value] of pairs) {
    if (fields.has(name)) duplicates.add(name)
    else fields.set(name, value)
  }
  return { kind: 'form', value: Object.fromEntries(fields), duplicates: [...duplicates] }
}
