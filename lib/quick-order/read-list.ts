import { formError } from '@/lib/forms/form-errors'
import type { QuickOrderCommand } from './command'
import { LIST_FIELDS } from './list-fields'
import { parsePasted } from './parse-pasted'
import type { UploadedFile } from './read-file'
import { isEmptyRow, MOST_FILE_LINES, MOST_PASTED_LINES, type QuickRow, withLines } from './rows'

/** Errors of a field that a list is read from. */
const fieldErrorOf = (name: string, code: string, max?: number) => ({
  fieldErrors: [{ name, code, ...(max !== undefined && { params: { max } }) }],
  formErrors: [],
})

/**
 * The list with the pasted or uploaded lines. If they cannot be taken over, the list stays as it is, and the
 * pasted text with its error.
 */
export function readList({ rows, paste, upload }: QuickOrderCommand) {
  return upload === undefined ? readPasted({ rows, paste }) : readUploaded({ rows, paste }, upload)
}

type List = Pick<QuickOrderCommand, 'rows' | 'paste'>

function readUploaded(list: List, upload: UploadedFile) {
  const refuse = (code: string, max?: number) => ({
    ...list,
    errors: fieldErrorOf(LIST_FIELDS.file, code, max),
  })
  if ('fault' in upload) return refuse(upload.fault.code, upload.fault.max)
  if (isTooLong(list.rows, upload.lines)) return refuse('listFull', MOST_FILE_LINES)
  return { ...list, rows: withLines(list.rows, upload.lines) }
}

function readPasted({ rows, paste }: List) {
  const name = LIST_FIELDS.paste
  const lines = parsePasted(paste)
  if (lines.length === 0) return { rows, paste, errors: fieldErrorOf(name, 'noLines') }
  if (lines.length > MOST_PASTED_LINES)
    return { rows, paste, errors: fieldErrorOf(name, 'tooManyPasted', MOST_PASTED_LINES) }
  if (isTooLong(rows, lines)) return { rows, paste, errors: fieldErrorOf(name, 'listFull', MOST_FILE_LINES) }
  return { rows: withLines(rows, lines) }
}

/** Whether a list would have more lines than a cart can hold. */
const isTooLong = (rows: readonly QuickRow[], lines: readonly QuickRow[]): boolean =>
  rows.filter(row => !isEmptyRow(row)).length + lines.length > MOST_FILE_LINES

/** The error of a list without a line that can be ordered. */
export const nothingValid = formError('nothingValid')
