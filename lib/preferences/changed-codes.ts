import { CODE_FIELD, SHOWN_FIELD } from './sections'

type Fields = Readonly<Record<string, unknown>>

/** What a form with checkboxes says: the codes that were ticked when its page was rendered, and are now. */
export type TickedCodes = { shown: readonly string[]; ticked: readonly string[] }

const MOST_CODES = 60
const CODE = /^[\w-]{1,60}$/

/** Reads the checkboxes of a form; undefined if no form of ours submits such fields. */
export function readTicked(fields: Fields): TickedCodes | undefined {
  const sent = fields[SHOWN_FIELD]
  if (typeof sent !== 'string') return undefined
  const shown = sent.split(' ').filter(code => code !== '')
  const ticked = Object.keys(fields)
    .filter(name => name.startsWith(CODE_FIELD))
    .map(name => name.slice(CODE_FIELD.length))
  const all = [...shown, ...ticked]
  return all.length <= MOST_CODES && all.every(code => CODE.test(code)) ? { shown, ticked } : undefined
}

/**
 * What the user has changed. Only that is written, so a page that is older than a change in another tab does
 * not take the change back.
 */
export const changedCodes = ({ shown, ticked }: TickedCodes) => ({
  added: ticked.filter(code => !shown.includes(code)),
  removed: shown.filter(code => !ticked.includes(code)),
})

/** Codes after a change, each once. */
export const withChanges = (
  codes: readonly string[],
  { added, removed }: ReturnType<typeof changedCodes>,
): readonly string[] => [...new Set([...codes, ...added])].filter(code => !removed.includes(code))
