'use client'

import { useEffect, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { type AccountSummary, fetchAccountSummary } from './account-summary'

type Link = { label: string; href: string }

type Props = {
  summaryPath: string
  signIn: Link
  register: Link
  accountLabel: string
  unavailable: string
  pages: readonly (Link & { page: string })[]
  signOut: { label: string; action: string }
}

const PANEL_ID = 'account-panel'

/**
 * Sign-in links, or the menu of those who are signed in. Cached pages come as for a stranger; who is there is asked for
 * afterwards, and the swap happens within reserved space.
 */
export function AccountMenu({ summaryPath, ...words }: Props) {
  const [summary, setSummary] = useState<AccountSummary>({ state: 'anonymous' })

  useEffect(() => {
    const ended = new AbortController()
    void fetchAccountSummary(summaryPath, ended.signal).then(answer => {
      if (!ended.signal.aborted) setSummary(answer)
    })
    return () => ended.abort()
  }, [summaryPath])

  return (
    <div className="flex h-11 w-36 shrink-0 items-center justify-end whitespace-nowrap lg:w-72">
      {summary.state === 'anonymous' ? <SignedOut {...words} /> : <SignedIn {...words} summary={summary} />}
    </div>
  )
}

const SignedOut = ({ signIn, register }: Pick<Props, 'signIn' | 'register'>) => (
  <ul className="flex items-center gap-6">
    <li>
      <a
        href={signIn.href}
        className="inline-flex min-h-11 items-center font-semibold text-accent no-underline hover:underline"
      >
        {signIn.label}
      </a>
    </li>
    <li className="max-lg:hidden">
      <a
        href={register.href}
        className="inline-flex min-h-11 items-center font-semibold text-accent no-underline hover:underline"
      >
        {register.label}
      </a>
    </li>
  </ul>
)

type SignedInProps = Omit<Props, 'summaryPath' | 'register'> & {
  summary: Exclude<AccountSummary, { state: 'anonymous' }>
}

const SignedIn = ({ summary, accountLabel, unavailable, signIn, pages, signOut }: SignedInProps) => (
  <div data-menu="" className="relative min-w-0">
    <button
      type="button"
      aria-expanded="false"
      aria-controls={PANEL_ID}
      className="menu-button flex min-h-11 max-w-full items-center gap-2 rounded-sm font-semibold text-accent"
    >
      <Icon name="person" />
      <span className="max-w-24 min-w-0 truncate lg:max-w-44">
        <span className={summary.state === 'signedIn' ? 'sr-only' : ''}>{accountLabel}</span>{' '}
        {summary.state === 'signedIn' && <bdi>{`${summary.firstName} ${summary.lastName}`}</bdi>}
      </span>
      <Icon name="chevron" className="menu-chevron size-4" />
    </button>
    <div
      id={PANEL_ID}
      data-panel
      className="absolute top-full right-0 z-30 w-64 rounded-md border border-line bg-white p-3 text-base whitespace-normal shadow-raised"
    >
      {summary.state === 'unavailable' ? (
        <p className="p-2">
          {unavailable} <a href={signIn.href}>{signIn.label}</a>
        </p>
      ) : (
        <ul>
          {pages
            .filter(({ page }) => !summary.hiddenPages.includes(page))
            .map(({ label, href }) => (
              <li key={href}>
                <a
                  href={href}
                  className="block rounded-sm px-2 py-1.5 text-ink no-underline hover:bg-mist hover:underline"
                >
                  {label}
                </a>
              </li>
            ))}
        </ul>
      )}
      {summary.state === 'signedIn' && (
        <form method="post" action={signOut.action} className="mt-2 border-t border-line pt-2">
          <button
            type="submit"
            className="min-h-10 w-full rounded-sm px-2 text-left font-semibold text-link hover:bg-mist"
          >
            {signOut.label}
          </button>
        </form>
      )}
    </div>
  </div>
)
