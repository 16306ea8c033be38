import { useId } from 'react'

type Props = { label: string; address: string }

/**
 * Field with an address that the browser does not allow to copy by script: all of it is selected, for a copy
 * by keyboard.
 */
export function AddressToCopy({ label, address }: Props) {
  const fieldId = useId()
  return (
    <div className="mt-2 w-full max-w-form">
      <label htmlFor={fieldId}>{label}</label>
      <input id={fieldId} ref={choose} readOnly value={address} className="control mt-1" />
    </div>
  )
}

function choose(field: HTMLInputElement | null): void {
  field?.focus()
  field?.select()
}
