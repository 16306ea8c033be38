'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { useVisitor, watchVisitor } from '@/components/session/visitor'
import type { Link, SignedInMenuProps } from './signed-in-menu'

export type AccountMenuProps = Omit<SignedInMenuProps, 'summary'> & {
  summaryPath: string
  register: Link
}

const LINK = 'inline-flex min-h-11 items-center font-semibold text-accent no-underline hover:underline'

/**
 * Sign-in links, or the menu of those who are signed in. Cached pages come as for a stranger; who is there is asked for
 * afterwards, and the swap happens within reserved space.
 */
export function AccountMenu({ summaryPath, ...words }: AccountMenuProps) {
  const summary = useVisitor() ?? { state: 'anonymous' }
  useEffect(() => watchVisitor(summaryPath), [summaryPath])

  return (
    <div className="flex h-11 shrink-0 items-center justify-end whitespace-nowrap lg:min-w-60">
      {summary.state === 'anonymous' ? <SignedOut {...words} /> : <SignedIn {...words} summary={summary} />}
    </div>
  )
}

const SignedOut = ({ signIn, register }: Pick<AccountMenuProps, 'signIn' | 'register'>) => (
  <ul className="flex items-center gap-6">
    <li>
      <a href={signIn.href} className={LINK}>
        {signIn.label}
      </a>
    </li>
    <li className="max-lg:hidden">
      <a href={register.href} className={LINK}>
        {register.label}
      </a>
    </li>
  </ul>
)

/** Until the menu has come, and where it does not come, a link leads to the account. */
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
      {label}
    </a>
  ) : (
    <Menu {...props} />
  )
}
