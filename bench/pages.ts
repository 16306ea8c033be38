import { homePath, loginPath, searchPath, storePath } from '../lib/site/routes.ts'
import type { Locale } from '../lib/site/sites.ts'

export const LOCALE: Locale = 'en-us'

/** Password of every demo user. */
export const PASSWORD = 'Assessments.2026'

/** Classes of pages with a budget of their own. */
export type PageClass = 'content' | 'wizard'

/** `as` is the demo user for whom the page is open. */
export type BenchPage = { name: string; path: string; class: PageClass; as?: string }

const register = `${homePath(LOCALE)}/register`

/** One page of every kind. */
export const PAGES: readonly BenchPage[] = [
  { name: 'home', path: homePath(LOCALE), class: 'content' },
  { name: 'store home', path: storePath(LOCALE), class: 'content' },
  { name: 'search', path: `${searchPath(LOCALE)}?q=reading`, class: 'content' },
  { name: 'login', path: loginPath(LOCALE), class: 'content' },
  { name: 'sign-up', path: register, class: 'wizard' },
  { name: 'personal info', path: `${register}/personal-info`, class: 'wizard', as: 'ada.brightwater' },
  { name: 'contact address', path: `${register}/contact-address`, class: 'wizard', as: 'ben.ormsby' },
  { name: 'organization', path: `${register}/organisation`, class: 'wizard', as: 'dina.haldane' },
  { name: 'registered', path: `${register}/organisation/registered`, class: 'wizard', as: 'dina.haldane' },
]
