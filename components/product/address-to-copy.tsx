import { useId } from 'react'

type Props = { label: string; address: string }

/** An address that a browser does not let us copy: all of it is chosen, so that one key takes it. */
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
