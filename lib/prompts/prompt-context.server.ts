import 'server-only'
import { loadCountries, type Option } from '@/lib/backends/commerce/reference.server'
import type { FormErrors } from '@/lib/forms/form-errors'
import { sealFormOwner } from '@/lib/forms/form-owner.server'
import { withCallingCodes } from '@/lib/forms/phone-countries.server'
import type { RejectedForm } from '@/lib/forms/rejected-form.server'
import { getSite } from '@/lib/site/sites'
import type { Prompt } from './open-prompts'
import { type PromptReader, readOpenPrompts } from './read-prompts.server'

/** Data for a prompt on the login page: earlier input, its errors, and the lists to choose from. */
export type PromptContext = {
  task: Prompt
  values: Readonly<Record<string, string>>
  errors: FormErrors | undefined
  formOwner: string
  phoneCountries: readonly Option[]
}

/**
 * The first prompt to show, or `none`. A prompt whose country list cannot be read is left out this time.
 * `ended`: commerce refuses the token, so there is no session to show a prompt for.
 */
export async function readPromptContext(
  reader: PromptReader,
  rejected: RejectedForm | undefined,
): Promise<PromptContext | 'none' | 'ended'> {
  const { session, locale } = reader
  const open = await readOpenPrompts(reader)
  if (open === undefined) return 'ended'
  const phoneCountries = open[0] === 'phone' ? await loadPhoneCountries(locale) : []
  const task = phoneCountries === undefined ? open[1] : open[0]
  if (task === undefined) return 'none'
  const left = rejected?.fields.task === task ? rejected : undefined
  return {
    task,
    values: left?.fields ?? { phoneCountry: getSite(locale).defaultCountry },
    errors: left?.errors,
    formOwner: await sealFormOwner(session.user.id),
    phoneCountries: phoneCountries ?? [],
  }
}

async function loadPhoneCountries(locale: PromptReader['locale']): Promise<readonly Option[] | undefined> {
  const countries = await loadCountries(locale)
  return countries.ok ? withCallingCodes(countries.value) : undefined
}
