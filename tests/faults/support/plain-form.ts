import { SIGN_OUT_PATH } from '@/lib/site/paths'

/**
 * A control as a browser without script would submit it; each choice is one of its own, a select has the
 * values of its options.
 */
export type Control = {
  name: string
  value: string
  kind: 'text' | 'box' | 'choice' | 'hidden' | 'file'
  sent: boolean
  options?: readonly string[]
}

export type PlainForm = {
  action: string
  controls: readonly Control[]
  intents: readonly string[]
  /** What each button that submits it says: its intent, `name=value`, or nothing. */
  buttons: readonly (string | undefined)[]
  isMultipart: boolean
}

const FORM = /<form\b([^>]*)>([\s\S]*?)<\/form>/g
const CONTROL =
  /<input\b([^>]*)>|<textarea\b([^>]*)>([\s\S]*?)<\/textarea>|<select\b([^>]*)>([\s\S]*?)<\/select>|<button\b([^>]*)>/g
const OPTION = /<option\b([^>]*)>/g

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
}

const decode = (text: string): string =>
  text.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)

/** The value of an attribute, in any case; empty without a value, undefined if the attribute is missing. */
function attribute(tag: string, name: string): string | undefined {
  const found = new RegExp(`(?:^|\\s)${name}(?:="([^"]*)")?(?=[\\s/>]|$)`, 'i').exec(tag)
  return found === null ? undefined : decode(found[1] ?? '')
}

/** The markup of the main part of a page. */
export const mainOf = (html: string): string => /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? ''

/** The text of the main part of a page, without tags. */
export const textOf = (html: string): string => wordsOf(mainOf(html))

/** The text of markup, without tags. */
export const wordsOf = (html: string): string =>
  decode(
    html
      .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ')
      .replace(/<!--[\s\S]*?-->/g, '')
      .replace(/<[^>]*>/g, ' '),
  ).replace(/\s+/g, ' ')

export const headingOf = (html: string): string | undefined => {
  const inner = /<h1\b[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1]
  return inner === undefined ? undefined : decode(inner.replace(/<[^>]*>/g, '')).trim()
}

/** The forms of the main part that post to our handlers; the sign-out form is on every page. */
export function readPlainForms(html: string, action = '/api/'): readonly PlainForm[] {
  return [...mainOf(html).matchAll(FORM)].flatMap(([, attributes = '', inner = '']) => {
    const target = attribute(attributes, 'action') ?? ''
    if (!target.startsWith(action) || target.startsWith(SIGN_OUT_PATH)) return []
    const parts = [...inner.matchAll(CONTROL)]
    const buttons = parts.flatMap(([, , , , , , button]) =>
      button === undefined || attribute(button, 'type') === 'button' ? [] : [readButton(button)],
    )
    const intents = buttons.flatMap(said => (said === undefined || said.includes('=') ? [] : said))
    const isMultipart = attribute(attributes, 'enctype') === 'multipart/form-data'
    return { action: target, controls: parts.flatMap(readControl), intents, buttons, isMultipart }
  })
}

function readButton(tag: string): string | undefined {
  const name = attribute(tag, 'name')
  const value = attribute(tag, 'value') ?? ''
  if (name === undefined) return undefined
  return name === 'intent' ? value : `${name}=${encodeURIComponent(value)}`
}

/** The name and value that a pressed button adds to its form, from what it says. */
export const fieldOfButton = (said: string): readonly [string, string][] =>
  said.includes('=') ? [...new URLSearchParams(said)] : [['intent', said]]

/** The first of these forms. */
export const readPlainForm = (html: string, action?: string): PlainForm | undefined =>
  readPlainForms(html, action)[0]

function readControl([, input, area, text, select, options]: RegExpMatchArray): readonly Control[] {
  if (input !== undefined) return readInput(input)
  if (area !== undefined) return named(area, { value: decode(text ?? ''), kind: 'text', sent: true })
  if (select === undefined) return []
  const offered = [...(options ?? '').matchAll(OPTION)].map(([, option = '']) => option)
  const chosen = offered.find(option => attribute(option, 'selected') !== undefined) ?? offered[0] ?? ''
  const values = offered.map(option => attribute(option, 'value') ?? '')
  return named(select, {
    value: attribute(chosen, 'value') ?? '',
    kind: 'text',
    sent: true,
    options: values,
  })
}

function readInput(tag: string): readonly Control[] {
  const type = attribute(tag, 'type') ?? 'text'
  if (type === 'submit' || type === 'button') return []
  const isTicked = attribute(tag, 'checked') !== undefined
  if (type === 'checkbox')
    return named(tag, { value: attribute(tag, 'value') ?? 'on', kind: 'box', sent: isTicked })
  if (type === 'radio')
    return named(tag, { value: attribute(tag, 'value') ?? 'on', kind: 'choice', sent: isTicked })
  const kind = type === 'hidden' || type === 'file' ? type : 'text'
  return named(tag, { value: attribute(tag, 'value') ?? '', kind, sent: true })
}

function named(tag: string, control: Omit<Control, 'name'>): readonly Control[] {
  const name = attribute(tag, 'name')
  return name === undefined || attribute(tag, 'disabled') !== undefined ? [] : [{ name, ...control }]
}

export type FormValues = Readonly<Record<string, string | boolean>>

/** The data that the form submits after these controls have been set; each of them must exist. */
export function fillPlainForm({ controls }: PlainForm, values: FormValues): URLSearchParams {
  const sent = new URLSearchParams()
  for (const { name, value, kind, sent: isSent } of controls) {
    const given = values[name]
    if (given === undefined ? isSent : kind === 'choice' ? given === value : given !== false)
      sent.append(name, ['box', 'choice'].includes(kind) || typeof given !== 'string' ? value : given)
  }
  const missing = Object.keys(values).filter(name => !controls.some(control => control.name === name))
  if (missing.length > 0) throw new Error(`the form has no ${missing.join(', ')}`)
  return sent
}

/** The same as a body with its type; files are small PDFs with the typed value as their content. */
export async function encodePlainForm(
  form: PlainForm,
  sent: URLSearchParams,
): Promise<{ body: Buffer; type: string | undefined }> {
  if (!form.isMultipart) return { body: Buffer.from(sent.toString()), type: undefined }
  const isFile = (name: string) =>
    form.controls.some(control => control.name === name && control.kind === 'file')
  const parts = new FormData()
  for (const [name, value] of sent)
    parts.append(name, isFile(name) ? new File([value], value === '' ? '' : 'file.pdf') : value)
  const encoded = new Response(parts)
  return {
    body: Buffer.from(await encoded.arrayBuffer()),
    type: encoded.headers.get('content-type') ?? undefined,
  }
}

/** The values of a form, by name; of choices and boxes the selected ones. */
export const shownValues = ({ controls }: PlainForm): Readonly<Record<string, string>> =>
  Object.fromEntries(controls.filter(({ sent }) => sent).map(({ name, value }) => [name, value]))
