'use client'

import { type ComponentType, type MouseEvent, useEffect, useState } from 'react'
import { useVisitor, watchVisitor } from '@/components/session/visitor'
import { Icon } from '@/components/ui/icon'
import { withReturnTo } from '@/lib/auth/return-address'
import type { Link, SignedInMenuProps } from './signed-in-menu'

export type AccountMenuProps = Omit<SignedInMenuProps, 'summary'> & { summaryPath: string }

const LINK =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 font-semibold text-accent no-underline hover:underline'

/**
 * Sign-in link, or the menu of a signed-in user. Cached pages contain the version for anonymous visitors; the
 * user is requested afterwards, and the swap happens within reserved space.
 */
export function AccountMenu({ summaryPath, ...words }: AccountMenuProps) {
  const summary = useVisitor() ?? { state: 'anonymous' }
  useEffect(() => watchVisitor(summaryPath), [summaryPath])

  return (
    <div className="header-account no-print flex h-11 shrink-0 items-center justify-end whitespace-nowrap lg:w-57">
      {summary.state === 'anonymous' ? (
        <SignIn link={words.signIn} />
      ) : (
        <SignedIn {...words} summary={summary} />
      )}
    </div>
  )
}

/**
 * Sign-in link that returns to the current page, whose address a script may have changed since it was loaded.
 */
function SignIn({ link: { href, label } }: { link: Link }) {
  const remember = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    currentTarget.href = withReturnTo(href, location)
  }
  return (
    <a href={href} onClick={remember} onAuxClick={remember} onContextMenu={remember} className={LINK}>
      <Icon name="person" />
      <span className="max-sm:sr-only">{label}</span>
    </a>
  )
}

/** Until the menu has loaded, or if it fails to load, a link leads to the account. */
function SignedIn(props: SignedInMenuProps) {
  const [Menu, setMenu] = useState<ComponentType<SignedInMenuProps>>()
  useEffect(() => {
    import('./signed-in-menu').then(
      part => setMenu(() => part.SignedInMenu),
      () => undefined,
    )
  }, [])
  const { href, label } = props.account
  return Menu === undefined ? (
    <a href={href} className={LINK}>
      <Icon name="person" />
      <span className="max-sm:sr-only">{label}</span>
    </a>
  ) : (
    <Menu {...props} />
  )
}
