import type { ReactNode } from 'react'
import { describeField, type FieldProps, hasText } from './field-props'

/** Text of the label, with the optional mark where the field may stay empty. */
export const LabelText = ({ label, optional, words }: Pick<FieldProps, 'label' | 'optional' | 'words'>) => (
  <>
    {label}
    {optional === true && <span className="font-normal text-muted"> {words.optional}</span>}
  </>
)

/** Hint and error of a field, where they exist. */
export function FieldNotes({ id, name, hint, error, words }: FieldProps) {
  const { hintId, errorId } = describeField({ id, name, hint, error })
  return (
    <>
      {hasText(hint) && (
        <div id={hintId} className="text-muted">
          {hint}
        </div>
      )}
      {hasText(error) && (
        <p id={errorId} className="font-semibold text-danger">
          <span className="sr-only">{words.errorPrefix}</span> {error}
        </p>
      )}
    </>
  )
}

/** Label, hint, error and then the control, which takes its attributes from `describeField`. */
export const Field = ({ children, ...field }: FieldProps & { children: ReactNode }) => (
  <div className="max-w-field space-y-1 border-danger invalid-within:border-l-4 invalid-within:pl-4">
    <label htmlFor={field.id ?? field.name} className="block font-semibold">
      <LabelText {...field} />
    </label>
    <FieldNotes {...field} />
    <div className="pt-1">{children}</div>
  </div>
)
