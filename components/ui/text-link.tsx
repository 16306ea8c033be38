import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Icon } from './icon'

type Props = {
  href: string
  children: ReactNode
  /** Text such as "(opens in a new tab)". If present, the link opens one. */
  newTabLabel?: string
} & Omit<ComponentPropsWithRef<'a'>, 'href' | 'target' | 'rel'>

/** A link in running text or in a list. */
export function TextLink({ href, children, newTabLabel, ...rest }: Props) {
  if (newTabLabel === undefined)
    return (
      <a {...rest} href={href}>
        {children}
      </a>
    )
  return (
    <a {...rest} href={href} target="_blank" rel="noopener noreferrer">
      {children} <span className="sr-only">{newTabLabel}</span>
      <Icon name="external" className="inline size-4 align-text-bottom" />
    </a>
  )
}
