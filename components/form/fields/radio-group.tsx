import type { ComponentPropsWithRef, ReactNode } from 'react'
import { FieldNotes, LabelText } from './field'
import { describeField, type FieldProps, splitFieldProps } from './field-props'

type RadioOption = { value: string; label: ReactNode; hint?: ReactNode }

type Props = FieldProps & {
  options: readonly RadioOption[]
  /** `cards` frames every choice, for few choices with explanations. */
  appearance?: 'list' | 'cards'
} & Omit<
    ComponentPropsWithRef<'input'>,
    keyof FieldProps | 'type' | 'required' | 'className' | 'disabled' | 'value'
  >

const FRAMES = {
  list: '',
  cards:
    'rounded-md border border-edge bg-white px-4 hover:border-ink has-checked:border-accent has-checked:bg-accent-soft',
} as const

/** Radio buttons. The group's error links to its first choice, which has the group's id. */
export function RadioGroup({ options, appearance = 'list', defaultValue, ...props }: Props) {
  const { field, control } = splitFieldProps(props)
  const { id, aria } = describeField(field, control['aria-describedby'])
  return (
    <fieldset
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: only a radio group may be marked as invalid.
      role="radiogroup"
      {...aria}
      className="max-w-form border-danger aria-invalid:border-l-4 aria-invalid:pl-4"
    >
      <legend className="mb-1 font-semibold">
        <LabelText {...field} />
      </legend>
      <FieldNotes {...field} />
      <div className={appearance === 'cards' ? 'mt-3 space-y-3' : 'mt-1'}>
        {options.map(({ value, label, hint }, index) => {
          const optionId = index === 0 ? id : `${id}-${index + 1}`
          return (
            <div key={value} className={`flex gap-3 ${FRAMES[appearance]}`}>
              <input
                {...control}
                {...(hint !== undefined ? { 'aria-describedby': `${optionId}-hint-option` } : {})}
                type="radio"
                id={optionId}
                name={field.name}
                value={value}
                defaultChecked={defaultValue === value}
                className="my-2.5 size-6 shrink-0 cursor-pointer accent-accent"
              />
              <div className="min-w-0 flex-1">
                <label htmlFor={optionId} className="block py-2.5">
                  {label}
                </label>
                {hint !== undefined && (
                  <div id={`${optionId}-hint-option`} className="-mt-1 pb-3 text-muted">
                    {hint}
                  </div>
                )}
              </div>
            </div>
          )
        })}
      </div>
    </fieldset>
  )
}
