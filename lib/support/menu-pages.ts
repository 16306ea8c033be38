import type { FlagValues } from '@/lib/backends/flags/flag-values'
import { hiddenAccountPages } from '@/lib/backends/flags/hidden-account-pages'
import type { SignedIn } from '@/lib/session/session-state'
import { ACCOUNT_PAGES } from '@/lib/site/account-pages'
import { customerOnlyPage } from './customer-only'

/** Account pages that only the customer opens, by the table of what agents may do. */
const CUSTOMER_ONLY_PAGES: readonly string[] = ACCOUNT_PAGES.filter(
  ({ path }) => customerOnlyPage(`/store/my-account/${path}`) !== undefined,
).map(({ page }) => page)

/** Pages that no menu lists, which tasks and cards link to. */
const LINKED_PAGES = { register: '/register', newAccount: '/store/my-account/accounts/new' } as const

const CUSTOMER_ONLY_LINKED: readonly string[] = Object.entries(LINKED_PAGES).flatMap(([name, path]) =>
  customerOnlyPage(path) === undefined ? [] : [name],
)

/** Account pages that no menu or task offers: those that flags remove, and to an agent the customer's own. */
export const pagesNotOffered = (
  { assisted }: Pick<SignedIn, 'assisted'>,
  flags: FlagValues,
): readonly string[] => [
  ...hiddenAccountPages(flags),
  ...(assisted === undefined ? [] : [...CUSTOMER_ONLY_PAGES, ...CUSTOMER_ONLY_LINKED]),
]
