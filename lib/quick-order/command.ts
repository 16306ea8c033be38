import { readFields } from '@/lib/validation/form-input'
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

const TEXTS = { [LIST_FIELDS.paste]: 'text', [REMOVE_ROW]: 'text', [REPLACE_ROW]: 'text' } as const

/** Reads a submitted list; a row to be removed or replaced is so already. Without a button it is checked. */
export function readCommand(fields: Fields): QuickOrderCommand {
  const intent = INTENTS.find(known => known === fields[INTENT]) ?? 'check'
  const { paste, remove, replace } = readFields(fields, TEXTS)
  return { intent, rows: changedRows(readRows(fields), remove, replace), paste }
}

function changedRows(rows: readonly QuickRow[], remove: string, replace: string): readonly QuickRow[] {
  if (/^\d{1,3}$/.test(remove)) return rows.filter((_, index) => index !== Number(remove))
  const [place, code] = replace.split(':')
  if (code === undefined) return rows
  return rows.map((row, index) => (String(index) === place ? { ...row, code } : row))
}
