import 'server-only'
import { notFound } from 'next/navigation'
import { isLocale, type Locale } from '@/lib/site/sites'

/**
 * The locale of a page's address. The middleware lets only known ones through; anything else is not found.
 */
export function requireLocale(value: string): Locale {
  if (!isLocale(value)) notFound()
  return value
}
