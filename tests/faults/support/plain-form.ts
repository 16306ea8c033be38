import { SIGN_OUT_PATH } from '@/lib/site/routes'

/** A control as a browser without script would send it; a choice knows its values. */
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

/** An attribute's value; empty where it is only named, undefined where it is not there. */
function attribute(tag: string, name: string): string | undefined {
  const found = new RegExp(`(?:^|\\s)${name}(?:="([^"]*)")?(?=[\\s/>]|$)`).exec(tag)
  return found === null ? undefined : decode(found[1] ?? '')
}

/** The markup of a page's own subject. */
export const mainOf = (html: string): string => /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? ''

/** What a page says to people, without its tags. */
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

/**
 * The first form of the page's own subject that posts to one of our handlers; signing out stands on every
 * page.
 */
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

/** What the form sends once these controls have been set; it must have each of them. */
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

/** The values that a form shows, by name; of choices and boxes the chosen ones. */
export const shownValues = ({ controls }: PlainForm): Readonly<Record<string, string>> =>
  Object.fromEntries(controls.filter(({ sent }) => sent).map(({ name, value }) => [name, value]))
