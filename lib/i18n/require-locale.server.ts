import 'server-only'
import { notFound } from 'next/navigation'
import { isLocale, type Locale } from '@/lib/site/sites'

/** The locale in a page's URL. The middleware admits only known ones; any other responds with not found. */
export function requireLocale(value: string): Locale {
  if (!isLocale(value)) notFound()
  return value
}
