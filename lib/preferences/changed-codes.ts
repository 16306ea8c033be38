import { CODE_FIELD, SHOWN_FIELD } from './sections'

type Fields = Readonly<Record<string, unknown>>

/** Submitted checkboxes: the codes checked when the page was rendered, and the codes checked now. */
export type TickedCodes = { shown: readonly string[]; ticked: readonly string[] }

const MOST_CODES = 60
const CODE = /^[\w-]{1,60}$/

/** Reads the checkboxes of a form; undefined if the fields are invalid. */
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
 * The difference between both. Only the difference is written, so that a stale page does not undo a change
 * made in another tab.
 */
export const changedCodes = ({ shown, ticked }: TickedCodes) => ({
  added: ticked.filter(code => !shown.includes(code)),
  removed: shown.filter(code => !ticked.includes(code)),
})

/** Applies a change to a list of codes, without duplicates. */
export const withChanges = (
  codes: readonly string[],
  { added, removed }: ReturnType<typeof changedCodes>,
): readonly string[] => [...new Set([...codes, ...added])].filter(code => !removed.includes(code))
