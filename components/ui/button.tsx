import type { ComponentPropsWithRef, ReactNode } from 'react'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'inverse'

const SHAPE =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-sm border py-2 text-base font-semibold no-underline'

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'px-5 text-center border-accent bg-accent text-white hover:bg-accent-strong',
  secondary: 'px-5 text-center border-accent bg-white text-accent hover:bg-accent-soft',
  // Its text is aligned with the content above it.
  quiet: '-ml-2 px-2 text-left border-transparent text-link underline underline-offset-4 hover:bg-mist',
  danger: 'px-5 text-center border-danger bg-danger text-white hover:bg-ink',
  inverse: 'px-5 text-center border-white bg-white text-accent hover:bg-accent-soft',
}

type Look = { variant?: ButtonVariant; children: ReactNode }

type ButtonProps = Look & Omit<ComponentPropsWithRef<'button'>, 'className' | 'disabled'>

const classOf = (variant: ButtonVariant) => `${SHAPE} ${VARIANTS[variant]}`

/**
 * A button; `type="submit"` submits a form. It has no disabled state: a text explains why an action is
 * impossible.
 */
export const Button = ({ variant = 'primary', type = 'button', children, ...rest }: ButtonProps) => (
  <button {...rest} type={type} className={classOf(variant)}>
    {children}
  </button>
)

type ButtonLinkProps = Look & { href: string } & Omit<ComponentPropsWithRef<'a'>, 'className' | 'href'>

/** A link that looks like a button, for the main next step of a page. */
export const ButtonLink = ({ variant = 'primary', children, ...rest }: ButtonLinkProps) => (
  <a {...rest} className={classOf(variant)}>
    {children}
  </a>
)
