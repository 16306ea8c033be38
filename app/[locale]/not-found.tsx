import type { Metadata } from 'next'
import { locale as rootLocale } from 'next/root-params'
import { NotFoundPage } from '@/components/layout/not-found-page'
import { requireLocale } from '@/lib/i18n/require-locale.server'
import { getTranslator } from '@/lib/i18n/translator'

export async function generateMetadata(): Promise<Metadata> {
  const locale = requireLocale(String(await rootLocale()))
  return { title: getTranslator(locale, 'layout')('notFound.title') }
}

/** For a page that finds out late that there is nothing to show; the framework draws it by script only. */
export default async function NotFound() {
  return <NotFoundPage locale={requireLocale(String(await rootLocale()))} />
}
