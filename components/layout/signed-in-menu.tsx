import type { AccountSummary } from '@/components/session/account-summary'
import { useCartAccount } from '@/components/session/cart-badge'
import { SignOutForm } from '@/components/session/sign-out-form'
import { Icon } from '@/components/ui/icon'

export type Link = { label: string; href: string }

const PANEL_ID = 'account-panel'

export type SignedInMenuProps = {
  summary: Exclude<AccountSummary, { state: 'anonymous' }>
  account: Link
  unavailable: string
  signIn: Link
  pages: readonly (Link & { page: string })[]
  /** Texts about the account that the cart is for, and the page that changes it. */
  acting: { label: string; change: string; href: string }
  signOut: { label: string; action: string }
}

/**
 * Menu of a signed-in user, or of a visitor whose session cannot be determined at the moment; loaded for them
 * only.
 */
export const SignedInMenu = ({
  summary,
  account,
  unavailable,
  signIn,
  pages,
  acting,
  signOut,
}: SignedInMenuProps) => (
  <div data-menu="" className="relative min-w-0 max-w-full">
    <button
      type="button"
      aria-expanded="false"
      aria-controls={PANEL_ID}
      className="menu-button flex min-h-11 min-w-11 max-w-full items-center justify-center gap-2 rounded-sm font-semibold text-accent"
    >
      <Icon name="person" />
      <span className="max-w-44 min-w-0 truncate max-sm:sr-only">
        <span className={summary.state === 'signedIn' ? 'sr-only' : ''}>{account.label}</span>{' '}
        {summary.state === 'signedIn' && <bdi>{`${summary.firstName} ${summary.lastName}`}</bdi>}
      </span>
      <Icon name="chevron" className="menu-chevron size-4 max-sm:hidden" />
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
          <ActingAccount {...acting} />
          <MenuLink {...account} />
          {pages
            .filter(({ page }) => !summary.hiddenPages.includes(page))
            .map(({ label, href }) => (
              <MenuLink key={href} label={label} href={href} />
            ))}
        </ul>
      )}
      {summary.state === 'signedIn' && (
        <SignOutForm action={signOut.action} className="mt-2 border-t border-line pt-2">
          <button
            type="submit"
            className="min-h-10 w-full rounded-sm px-2 text-left font-semibold text-link hover:bg-mist"
          >
            {signOut.label}
          </button>
        </SignOutForm>
      )}
    </div>
  </div>
)

/** The account that the cart is, or will be, for; the page that changes it asks what becomes of the items. */
function ActingAccount({ label, change, href }: SignedInMenuProps['acting']) {
  const account = useCartAccount()
  if (account === undefined) return null
  return (
    <li className="mb-2 border-b border-line px-2 pb-2 wrap-anywhere">
      <span className="block text-sm text-muted">{label}</span>
      <bdi className="block font-semibold">{account}</bdi>
      <a href={href} className="inline-block py-1 text-sm">
        {change}
      </a>
    </li>
  )
}

const MenuLink = ({ label, href }: Link) => (
  <li>
    <a
      href={href}
      className="block rounded-sm px-2 py-1.5 text-ink no-underline hover:bg-mist hover:underline"
    >
      {label}
    </a>
  </li>
)
