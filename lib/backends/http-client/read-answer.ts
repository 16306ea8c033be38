import type {
  BackendAnswer,
  BackendCall,
  CallIdentity,
  Refusal,
} from '@/lib/backends/http-client/backend-call'
import { failed, ok, type Problem, type ProblemDetail, type Result } from '@/lib/result/result'
import { parseRetryAfter } from './retry-after'

export type WireAnswer = { status: number; headers: Headers; body: Uint8Array }

const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i
const IMAGE_TYPE = /^image\/(?:svg\+xml|png|jpeg|webp|avif)\s*(?:;|$)/i
const FILE_TYPE = /^(?:application\/pdf|image\/(?:png|jpeg))\s*(?:;|$)/i
const TEXT_TYPE = /^text\//i
const MAX_SCHEMA_NOTES = 5

/** Validates a complete response against what the operation expects. A pure function. */
export function readAnswer(
  call: BackendCall,
  identity: CallIdentity,
  answer: WireAnswer,
  now: number,
): Result<BackendAnswer<unknown>, Problem> {
  const { status, headers, body } = answer
  const bytes = body.length
  if (status >= 300) return readOther(call, identity, answer, now)
  if (status < 200) return failed(contract(identity, status, 'status'))
  if (call.expect === 'redirect') return failed(contract(identity, status, 'no-redirect'))
  if (call.expect === 'none') return readNothing(identity, answer)
  if (call.expect === 'image') return readBytes(identity, answer, IMAGE_TYPE)
  if (call.expect === 'file') return readBytes(identity, answer, FILE_TYPE)
  const text = readText(answer, call.expect === 'text' ? TEXT_TYPE : JSON_TYPE)
  if (!text.ok) return failed(contract(identity, status, text.error))
  if (call.expect === 'text') return ok({ value: text.value, status, headers, bytes })
  const json = parseJson(text.value)
  if (!json.ok) return failed(contract(identity, status, 'not-json'))
  const { schema, prepare } = call
  const parsed = schema.safeParse(prepare === undefined ? json.value : prepare(json.value))
  if (parsed.success) return ok({ value: parsed.data, status, headers, bytes })
  return failed(
    contract(identity, status, 'schema', parsed.error.issues.slice(0, MAX_SCHEMA_NOTES).map(toNote)),
  )
}

/** Accepts no body or a JSON document. An HTML page, as of a gateway or a sign-in, is not a success. */
function readNothing(identity: CallIdentity, answer: WireAnswer): Result<BackendAnswer<unknown>, Problem> {
  const { status, headers, body } = answer
  const text = body.length === 0 ? undefined : readText(answer, JSON_TYPE)
  const read = text?.ok ? parseJson(text.value) : text
  if (read !== undefined && !read.ok) return failed(contract(identity, status, read.error))
  return ok({ value: undefined, status, headers, bytes: body.length })
}

function readBytes(
  identity: CallIdentity,
  { status, headers, body }: WireAnswer,
  type: RegExp,
): Result<BackendAnswer<unknown>, Problem> {
  const fault = bodyFault(headers, type)
  return fault === undefined
    ? ok({ value: body, status, headers, bytes: body.length })
    : failed(contract(identity, status, fault))
}

/**
 * Handles statuses from 300 on: the expected redirect, a refusal by the back end, or an unexpected status.
 */
function readOther(
  call: BackendCall,
  identity: CallIdentity,
  answer: WireAnswer,
  now: number,
): Result<BackendAnswer<unknown>, Problem> {
  const { status, headers } = answer
  const location = headers.get('location')
  if (call.expect === 'redirect' && status < 400 && location !== null)
    return ok({ value: { location }, status, headers, bytes: answer.body.length })
  const retryAfterSeconds = parseRetryAfter(headers.get('retry-after'), now)
  const refusal = status >= 400 ? readRefusal(call, answer) : undefined
  return failed({
    ...identity,
    // A 5xx stays a failure, even if its body has the agreed error format.
    kind: refusal === undefined || status >= 500 ? 'http' : 'domain',
    status,
    ...refusal,
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  })
}

function readRefusal(call: BackendCall, answer: WireAnswer): Refusal | undefined {
  const text = readText(answer, JSON_TYPE)
  const json = text.ok ? parseJson(text.value) : text
  return json.ok ? call.parseError?.(json.value) : undefined
}

/** Fault in the headers of a body; undefined for the expected type without content encoding. */
function bodyFault(headers: Headers, type: RegExp): string | undefined {
  if (!type.test(headers.get('content-type') ?? '')) return 'content-type'
  return (headers.get('content-encoding') ?? 'identity') === 'identity' ? undefined : 'content-encoding'
}

/** The body as text, or the name of the fault. */
function readText({ headers, body }: WireAnswer, type: RegExp): Result<string, string> {
  const fault = bodyFault(headers, type)
  if (fault !== undefined) return failed(fault)
  try {
    return ok(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch {
    return failed('not-utf8')
  }
}

function parseJson(text: string): Result<unknown, string> {
  try {
    return ok(JSON.parse(text))
  } catch {
    return failed('not-json')
  }
}

const contract = (
  identity: CallIdentity,
  status: number,
  code: string,
  details?: readonly ProblemDetail[],
): Problem => ({ ...identity, kind: 'contract', status, code, ...(details === undefined ? {} : { details }) })

/** A schema violation as path and code, without values, which may be personal data. */
const toNote = ({
  path,
  code,
}: {
  path: readonly PropertyKey[]
  code?: string | undefined
}): ProblemDetail => ({
  type: 'SchemaMismatch',
  subject: path.map(String).join('.'),
  ...(code === undefined ? {} : { reason: code }),
})
