import { failed, ok, type Result } from '../http/result.ts'

/** What a form posts under each name, in the order of the form: a text (also a select or radio) or a tick box. */
export type FormFields = Readonly<Record<string, 'text' | 'checkbox'>>

export type FormValues<Fields extends FormFields> = {
  [Name in keyof Fields]: Fields[Name] extends 'checkbox' ? boolean : string
}

/** A body that no form of ours sends; `field` names the offending part where there is one. */
export type MalformedInput = { kind: 'malformed'; field?: string }

const malformed = (field?: string): Result<never, MalformedInput> =>
  failed(field === undefined ? { kind: 'malformed' } : { kind: 'malformed', field })

/**
 * Reads a posted form (form data, URL-encoded or JSON object) into plain strings and booleans. A field that was not
 * sent is empty; only `true` and `on` are a tick. Other types, files and names sent twice are malformed. Fields that
 * the form does not declare are left out.
 */
export function parseForm<Fields extends FormFields>(
  input: unknown,
  fields: Fields,
): Result<FormValues<Fields>, MalformedInput> {
  const entries = readEntries(input)
  if (!entries.ok) return entries
  const values: Record<string, string | boolean> = {}
  for (const [name, kind] of Object.entries(fields)) {
    const sent = entries.value.get(name)
    const value = kind === 'checkbox' ? readTick(sent) : readText(sent)
    if (value === undefined) return malformed(name)
    values[name] = value
  }
  // The loop above gave every declared field a value of its kind.
  return ok(values as FormValues<Fields>)
}

function readEntries(input: unknown): Result<ReadonlyMap<string, unknown>, MalformedInput> {
  if (!(input instanceof FormData || input instanceof URLSearchParams)) {
    return isPlainObject(input) ? ok(new Map(Object.entries(input))) : malformed()
  }
  const entries = new Map<string, unknown>()
  for (const [name, value] of input.entries()) {
    if (entries.has(name)) return malformed(name)
    entries.set(name, value)
  }
  return ok(entries)
}

function isPlainObject(input: unknown): input is object {
  if (typeof input !== 'object' || input === null) return false
  const prototype: unknown = Object.getPrototypeOf(input)
  return prototype === Object.prototype || prototype === null
}

function readText(sent: unknown): string | undefined {
  if (sent === undefined) return ''
  return typeof sent === 'string' ? sent : undefined
}

function readTick(sent: unknown): boolean | undefined {
  if (sent === undefined) return false
  if (typeof sent === 'boolean') return sent
  return typeof sent === 'string' ? sent === 'on' : undefined
}

const JSON_STRING = /"(?:[^"\\]|\\.)*"(\s*:)?/g

/**
 * The object of a JSON body for `parseForm`. Names sent twice are malformed: `JSON.parse` would keep the last one
 * silently, and another reader of the same body might keep the first.
 */
export function parseJsonForm(body: string): Result<object, MalformedInput> {
  let parsed: unknown
  try {
    parsed = JSON.parse(body)
  } catch {
    return malformed()
  }
  if (!isPlainObject(parsed)) return malformed()
  if (Object.values(parsed).some(value => typeof value === 'object')) return malformed()
  // The object is flat by now, so every string before a colon is one of its names.
  const names = [...body.matchAll(JSON_STRING)].filter(match => match[1] !== undefined)
  return names.length === Object.keys(parsed).length ? ok(parsed) : malformed()
}
