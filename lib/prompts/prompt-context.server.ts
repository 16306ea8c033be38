import 'server-only'
import { loadCountries, type Option } from '@/lib/backends/commerce/reference.server'
import type { FormErrors } from '@/lib/forms/form-errors'
import { sealFormOwner } from '@/lib/forms/form-owner.server'
import { withCallingCodes } from '@/lib/forms/phone-countries.server'
import type { RejectedForm } from '@/lib/forms/rejected-form.server'
import { getSite } from '@/lib/site/sites'
import type { Prompt } from './open-prompts'
import { type PromptReader, readOpenPrompts } from './read-prompts.server'

/**
 * What the login page needs to ask a question: typed before, refused before, and the lists to choose from.
 */
export type PromptContext = {
  task: Prompt
  values: Readonly<Record<string, string>>
  errors: FormErrors | undefined
  formOwner: string
  phoneCountries: readonly Option[]
}

/**
 * The first question to ask, or `none`; one whose list of countries cannot be had is left out this time.
 * `ended`: there is nobody to ask, because commerce does not admit them any more.
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
