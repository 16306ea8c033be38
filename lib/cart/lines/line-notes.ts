import { NOTE_LENGTH } from '@/lib/contract/commerce/cart/entry-facts'
import { isCode } from '@/lib/validation/codes'
import { cleanText, countCodePoints } from '@/lib/validation/text'
import { itemOfNote, noteBeforeField } from './line-fields'

/** The note of an item; an empty one removes it. */
export type LineNote = { code: string; note: string }

/** A note that cannot be saved. */
export type NoteFault = { code: string; reason: 'tooLong' | 'forbidden' }

type Fields = Readonly<Record<string, unknown>>

/** Notes that were typed, as they were typed: fields with the value they were rendered with are ignored. */
export const typedNotes = (fields: Fields): readonly LineNote[] =>
  Object.entries(fields).flatMap(([name, value]) => {
    const code = itemOfNote(name)
    if (code === undefined || !isCode(code) || typeof value !== 'string') return []
    return value === fields[noteBeforeField(code)] ? [] : [{ code, note: value }]
  })

/** The typed notes as they can be saved, and those that cannot. */
export function readNotes(fields: Fields): { notes: readonly LineNote[]; faults: readonly NoteFault[] } {
  const notes: LineNote[] = []
  const faults: NoteFault[] = []
  for (const { code, note } of typedNotes(fields)) {
    const cleaned = cleanText(note.replaceAll(/[\r\n\t]/g, ' '), 'NFC')
    if (!cleaned.ok) faults.push({ code, reason: 'forbidden' })
    else if (countCodePoints(cleaned.value) > NOTE_LENGTH) faults.push({ code, reason: 'tooLong' })
    else notes.push({ code, note: cleaned.value })
  }
  return { notes, faults }
}
