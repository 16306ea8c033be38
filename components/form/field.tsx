import type { ReactNode } from 'react'

/** The two words that every field may need, in the language of the page. */
export type FieldWords = {
  /** Said before an error, for example "Error:". */
  errorPrefix: string
  /** Marks a field that may stay empty, for example "(optional)". */
  optional: string
}

export type FieldProps = {
  name: string
  label: ReactNode
  words: FieldWords
  /** The name by default; the error summary links to it. */
  id?: string | undefined
  hint?: ReactNode
  error?: string | undefined
  optional?: boolean | undefined
}

const hasText = (content: ReactNode): boolean => content !== undefined && content !== null && content !== ''

/** Names of a field's parts and the attributes that tie its control to them: first the hint, then the error. */
export function describeField({ id, name, hint, error }: Pick<FieldProps, 'id' | 'name' | 'hint' | 'error'>) {
  const fieldId = id ?? name
  const described = [
    ...(hasText(hint) ? [`${fieldId}-hint`] : []),
    ...(hasText(error) ? [`${fieldId}-error`] : []),
  ].join(' ')
  return {
    id: fieldId,
    hintId: `${fieldId}-hint`,
    errorId: `${fieldId}-error`,
    aria: {
      ...(described === '' ? {} : { 'aria-describedby': described }),
      ...(hasText(error) ? ({ 'aria-invalid': true } as const) : {}),
    },
  }
}

/** The label's words, with the optional mark where the field may stay empty. */
export const LabelText = ({ label, optional, words }: Pick<FieldProps, 'label' | 'optional' | 'words'>) => (
  <>
    {label}
    {optional === true && <span className="font-normal text-muted"> {words.optional}</span>}
  </>
)

/** Hint and error of a field, where they have something to say. */
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
          <span className="sr-only">{words.errorPrefix} </span>
          {error}
        </p>
      )}
    </>
  )
}

/** Label, hint, error and then the control, which takes its attributes from `describeField`. */
export const Field = ({ children, ...field }: FieldProps & { children: ReactNode }) => (
  <div className="max-w-field space-y-1 border-l-4 border-transparent invalid-within:border-danger invalid-within:pl-4">
    <label htmlFor={field.id ?? field.name} className="block font-semibold">
      <LabelText {...field} />
    </label>
    <FieldNotes {...field} />
    <div className="pt-1">{children}</div>
  </div>
)

/** Takes a field's own props apart from those of its control. */
export function splitFieldProps<P extends FieldProps>(props: P) {
  const { id, name, label, words, hint, error, optional, ...control } = props
  return { field: { id, name, label, words, hint, error, optional }, control }
}
