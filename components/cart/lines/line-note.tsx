import type { FieldLabels } from '@/components/form/fields/field-props'
import { TextInput } from '@/components/form/fields/text-input'
import { Disclosure } from '@/components/ui/disclosure'
import { noteBeforeField, noteField } from '@/lib/cart/lines/line-fields'

/** Texts of the field for a note. */
export type NoteLabels = { add: string; label: string; hint: string }

/** `userNote`: note of the user, or as it was typed and not saved; `savedNote` is that of the cart. */
export type NoteData = { userNote?: string; savedNote?: string; noteError?: string }

type Props = {
  line: { code: string; name: string } & NoteData
  words: FieldLabels & { note?: NoteLabels }
  isEditable: boolean
}

/** The note of a line: a field in the cart, behind a label while it is empty, otherwise the text. */
export function LineNote({ line, words, isEditable }: Props) {
  const { code, name, userNote = '', savedNote = '', noteError } = line
  if (words.note === undefined) return null
  if (!isEditable)
    return userNote === '' ? null : (
      <p className="mt-2 max-w-prose text-sm wrap-anywhere">
        <span className="text-muted">{words.note.label}:</span> {userNote}
      </p>
    )
  return (
    <div className={userNote === '' ? 'no-print' : undefined}>
      <Disclosure
        open={userNote !== '' || noteError !== undefined}
        summary={
          <span className="text-sm">
            {words.note.add}
            <span className="sr-only">: {name}</span>
          </span>
        }
      >
        <TextInput
          name={noteField(code)}
          label={
            <>
              <span className="sr-only">{name}: </span>
              {words.note.label}
            </>
          }
          hint={<span className="text-sm">{words.note.hint}</span>}
          error={noteError}
          words={words}
          defaultValue={userNote}
          autoComplete="off"
        />
        <input type="hidden" name={noteBeforeField(code)} value={savedNote} />
      </Disclosure>
    </div>
  )
}
