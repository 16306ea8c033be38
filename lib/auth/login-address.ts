import { loginPath } from '@/lib/site/routes'
import type { Locale } from '@/lib/site/sites'

/** Where sign-in is to lead: back to a page, or on to the authorize call that sent the visitor here. */
export type SignInAim = { returnTo?: string | undefined; goto?: string | undefined }

/** Address of the login page with what the sign-in is for. */
export function loginAddress(locale: Locale, { returnTo, goto }: SignInAim): string {
  const path = loginPath(locale, returnTo)
  if (goto === undefined) return path
  return `${path}${returnTo === undefined ? '?' : '&'}${new URLSearchParams({ goto })}`
}
