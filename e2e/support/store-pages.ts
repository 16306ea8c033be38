import { aToZPath, homePath, loginPath, quickOrderPath, searchPath, storePath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { stepHref } from '@/lib/site/step-paths'
import { areaPath, titlePath } from './catalogue'

export type StorePage = { name: string; path: string; status: number }

/** A product code that no site has. */
export const missingPage = (locale: Locale): string => storePath(locale, 'products/no-such-code')

/** One page of every kind that an anonymous visitor can see. */
export const anonymousPages = (locale: Locale): readonly StorePage[] => [
  { name: 'home', path: homePath(locale), status: 200 },
  { name: 'store', path: storePath(locale), status: 200 },
  { name: 'product', path: titlePath(locale, 'LSRI-5'), status: 200 },
  { name: 'area', path: areaPath(locale, 'neuropsychology'), status: 200 },
  { name: 'A to Z', path: aToZPath(locale), status: 200 },
  { name: 'login', path: loginPath(locale), status: 200 },
  { name: 'sign-up', path: stepHref(locale, 'register'), status: 200 },
  { name: 'search', path: searchPath(locale), status: 200 },
  { name: 'search results', path: `${searchPath(locale)}?q=memory`, status: 200 },
  { name: 'quick order', path: quickOrderPath(locale), status: 200 },
  { name: 'order status', path: storePath(locale, 'order-status'), status: 200 },
  { name: 'invoice payment', path: storePath(locale, 'invoices/payment'), status: 200 },
  { name: 'missing page', path: missingPage(locale), status: 404 },
]

/** The public ones: identical for all users and cacheable. */
export const publicPages = (locale: Locale): readonly string[] => [
  homePath(locale),
  storePath(locale),
  aToZPath(locale),
  titlePath(locale, 'LSRI-5'),
  areaPath(locale, 'neuropsychology'),
]
