import { SIGN_OUT_PATH } from '@/lib/site/routes'

/** A control as a browser without script would submit it; a choice has its values. */
type Control = { name: string; value: string; kind: 'text' | 'box' | 'choice'; sent: boolean }

export type PlainForm = { action: string; controls: readonly Control[]; intents: readonly string[] }

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

/** The value of an attribute; empty without a value, undefined if the attribute is missing. */
function attribute(tag: string, name: string): string | undefined {
  const found = new RegExp(`(?:^|\\s)${name}(?:="([^"]*)")?(?=[\\s/>]|$)`).exec(tag)
  return found === null ? undefined : decode(found[1] ?? '')
}

/** The markup of the main part of a page. */
export const mainOf = (html: string): string => /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? ''

/** The visible text of a page, without tags. */
export const textOf = (html: string): string =>
  decode(
    mainOf(html)
      .replace(/<script\b[\s\S]*?<\/script>/g, ' ')
      .replace(/<[^>]*>/g, ' '),
  ).replace(/\s+/g, ' ')

export const headingOf = (html: string): string | undefined => {
  const inner = /<h1\b[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1]
  return inner === undefined ? undefined : decode(inner.replace(/<[^>]*>/g, '')).trim()
}

/** The first form of the main part that posts to one of our handlers; the sign-out form is on every page. */
export function readPlainForm(html: string, action = '/api/'): PlainForm | undefined {
  for (const [, attributes = '', inner = ''] of mainOf(html).matchAll(FORM)) {
    const target = attribute(attributes, 'action') ?? ''
    if (!target.startsWith(action) || target.startsWith(SIGN_OUT_PATH)) continue
    const parts = [...inner.matchAll(CONTROL)]
    const intents = parts.flatMap(([, , , , , , button]) =>
      button !== undefined && attribute(button, 'name') === 'intent'
        ? [attribute(button, 'value') ?? '']
        : [],
    )
    return { action: target, controls: parts.flatMap(readControl), intents }
  }
  return undefined
}

function readControl([, input, area, text, select, options]: RegExpMatchArray): readonly Control[] {
  if (input !== undefined) return readInput(input)
  if (area !== undefined) return named(area, { value: decode(text ?? ''), kind: 'text', sent: true })
  if (select === undefined) return []
  const offered = [...(options ?? '').matchAll(OPTION)].map(([, option = '']) => option)
  const chosen = offered.find(option => attribute(option, 'selected') !== undefined) ?? offered[0] ?? ''
  return named(select, { value: attribute(chosen, 'value') ?? '', kind: 'text', sent: true })
}

function readInput(tag: string): readonly Control[] {
  const type = attribute(tag, 'type') ?? 'text'
  if (type === 'submit' || type === 'button') return []
  const isTicked = attribute(tag, 'checked') !== undefined
  if (type === 'checkbox')
    return named(tag, { value: attribute(tag, 'value') ?? 'on', kind: 'box', sent: isTicked })
  if (type === 'radio')
    return named(tag, { value: attribute(tag, 'value') ?? 'on', kind: 'choice', sent: isTicked })
  return named(tag, { value: attribute(tag, 'value') ?? '', kind: 'text', sent: true })
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
      sent.append(name, kind === 'text' && typeof given === 'string' ? given : value)
  }
  const missing = Object.keys(values).filter(name => !controls.some(control => control.name === name))
  if (missing.length > 0) throw new Error(`the form has no ${missing.join(', ')}`)
  return sent
}

/** The values of a form, by name; of choices and boxes the selected ones. */
export const shownValues = ({ controls }: PlainForm): Readonly<Record<string, string>> =>
  Object.fromEntries(controls.filter(({ sent }) => sent).map(({ name, value }) => [name, value]))
