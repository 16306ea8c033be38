'use client'

import { type ChangeEvent, type ComponentProps, useState } from 'react'
import { FileInput } from './file-input'

type Props = Omit<ComponentProps<typeof FileInput>, 'onChange'> & {
  /** Largest file, in bytes. */
  mostBytes: number
  /** Error for a larger one. */
  tooLarge: string
}

/**
 * A field for a file that takes none that is too large and says so at once. Sent, it would be refused before
 * the rest of the form is read.
 */
export function MaxSizeFileInput({ mostBytes, tooLarge, error, ...props }: Props) {
  const [isTooLarge, setIsTooLarge] = useState(false)
  const check = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const [file] = input.files ?? []
    const isOver = file !== undefined && file.size > mostBytes
    if (isOver) input.value = ''
    setIsTooLarge(isOver)
  }
  const shown = isTooLarge ? <span role="alert">{tooLarge}</span> : error
  return <FileInput {...props} error={shown} onChange={check} />
}
