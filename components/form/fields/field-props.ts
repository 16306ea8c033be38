import type { ReactNode } from 'react'

/** The two texts that every field may need, in the language of the page. */
export type FieldLabels = {
  /** Precedes an error, for example "Error:". */
  errorPrefix: string
  /** Marks a field that may stay empty, for example "(optional)". */
  optional: string
}

export type FieldProps = {
  name: string
  label: ReactNode
  words: FieldLabels
  /** Defaults to the name; the error summary links to it. */
  id?: string | undefined
  hint?: ReactNode
  error?: ReactNode
  optional?: boolean | undefined
}

export const hasText = (content: ReactNode): boolean =>
  content !== undefined && content !== null && content !== ''

/**
 * Ids of a field's parts and the ARIA attributes that connect its control to them: the caller's own
 * description first, then the hint, then the error.
 */
export function describeField(
  { id, name, hint, error }: Pick<FieldProps, 'id' | 'name' | 'hint' | 'error'>,
  ownDescription?: string,
) {
  const fieldId = id ?? name
  const described = [
    ...(ownDescription === undefined ? [] : [ownDescription]),
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

/** Separates a field's own props from those of its control. */
export function splitFieldProps<P extends FieldProps>(props: P) {
  const { id, name, label, words, hint, error, optional, ...control } = props
  return { field: { id, name, label, words, hint, error, optional }, control }
}
