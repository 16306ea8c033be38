import type { ComponentProps } from 'react'

type Props = { label: string } & Pick<ComponentProps<'button'>, 'name' | 'value'>

/**
 * Default button for Enter, with and without script, in a form with buttons that submit it elsewhere or for
 * something else, because browsers take the first one. The button at the end of the form is there for
 * everybody else.
 */
export const FirstSubmit = ({ label, ...intent }: Props) => (
  <button {...intent} type="submit" tabIndex={-1} aria-hidden="true" className="sr-only">
    {label}
  </button>
)
