import { useId } from 'react'
import { Button } from '@/components/ui/button'

type Props = {
  label: string
  submit: string
  /** Parameter of the address that has the text. */
  name: string
  value: string
  maxLength: number
}

/** Search field with label and button, for a plain GET form; on narrow screens the button may wrap. */
export function SearchInput({ label, submit, name, value, maxLength }: Props) {
  const id = useId()
  return (
    <>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id={id}
          type="search"
          name={name}
          defaultValue={value}
          maxLength={maxLength}
          autoComplete="off"
          className="control min-w-0 flex-1 basis-48"
        />
        <Button type="submit" variant="secondary">
          {submit}
        </Button>
      </div>
    </>
  )
}
