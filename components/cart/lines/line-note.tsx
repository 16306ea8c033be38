import { TextInput } from '@/components/form/text-input'
import { Disclosure } from '@/components/ui/disclosure'
import { noteBeforeField, noteField } from '@/lib/cart/line-fields'
import type { FlashLine, LineData, LineMode } from './line-view'

type Props = { line: LineData; words: FlashLine; mode: LineMode }

/** The note of a line: a field in the cart, behind a label while it is empty, otherwise the text. */
export function LineNote({ line, words, mode }: Props) {
  const { code, name, userNote = '', savedNote = '', noteError } = line
  if (words.note === undefined) return null
  if (mode !== 'edit')
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
