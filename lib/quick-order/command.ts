import { INTENT, INTENTS, type Intent, LIST_FIELDS, REMOVE_ROW, REPLACE_ROW } from './list-fields'
import type { UploadedFile } from './read-file'
import { type QuickRow, readRows } from './rows'

/** What a submitted list asks for. */
export type QuickOrderCommand = {
  intent: Intent
  rows: readonly QuickRow[]
  paste: string
  upload?: UploadedFile
}

type Fields = Readonly<Record<string, unknown>>

const textIn = (fields: Fields, name: string): string => {
  const value = fields[name]
  return typeof value === 'string' ? value : ''
}

/** Reads a submitted list; a row to be removed or replaced is so already. Without a button it is checked. */
export function readCommand(fields: Fields): QuickOrderCommand {
  const intent = INTENTS.find(known => known === fields[INTENT]) ?? 'check'
  const rows = changedRows(readRows(fields), fields)
  return { intent, rows, paste: textIn(fields, LIST_FIELDS.paste) }
}

function changedRows(rows: readonly QuickRow[], fields: Fields): readonly QuickRow[] {
  const removed = textIn(fields, REMOVE_ROW)
  if (/^\d{1,3}$/.test(removed)) return rows.filter((_, index) => index !== Number(removed))
  const [place, code] = textIn(fields, REPLACE_ROW).split(':')
  if (code === undefined) return rows
  return rows.map((row, index) => (String(index) === place ? { ...row, code } : row))
}
