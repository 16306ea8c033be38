import { formError } from '@/lib/forms/form-errors'
import { requireLocale } from '@/lib/i18n/require-locale.server'
import { requireAddOrganisation } from '@/lib/registration/guard.server'
import { refusalMessageOf } from '@/lib/registration/handler/refuse-step.server'
import type { AddressParameters } from '@/lib/site/address-parameters'

export type NewAccountProps = {
  params: Promise<{ locale: string }>
  searchParams: Promise<AddressParameters>
}

/**
 * Opens the page that adds an organization, with the message that its address names unless there is another
 * one.
 */
export async function openNewAccount({ params, searchParams }: NewAccountProps) {
  const locale = requireLocale((await params).locale)
  const visit = await requireAddOrganisation(locale)
  const code = refusalMessageOf(await searchParams)
  if ('kind' in visit || visit.draft?.errors !== undefined || code === undefined) return { locale, visit }
  return { locale, visit: { ...visit, draft: { values: {}, ...visit.draft, errors: formError(code) } } }
}
