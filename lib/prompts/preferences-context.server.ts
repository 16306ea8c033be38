import 'server-only'
import { fetchMarketingConsent, listConsents } from '@/lib/backends/commerce/consents.server'
import { fetchUser } from '@/lib/backends/commerce/users.server'
import type { ConsentHistory } from '@/lib/contract/commerce/consent'
import type { FormErrors } from '@/lib/forms/form-errors'
import { sealFormOwner } from '@/lib/forms/form-owner.server'
import type { RejectedForm } from '@/lib/forms/rejected-form.server'
import { ok, type Problem, type Result } from '@/lib/result/result'
import { signedInContext } from '@/lib/session/signed-in-context.server'
import type { PromptReader } from './read-prompts.server'

/** Data of the preferences page: the answer on record or the rejected one, its dates, and the errors. */
export type PreferencesContext = {
  marketing: string
  consent: { givenAt?: string | undefined; withdrawnAt?: string | undefined }
  /** Every consent that was given; undefined where it cannot be read now. */
  history: ConsentHistory['consents'] | undefined
  /** The day on which the account closes, yyyy-mm-dd. */
  closesOn: string | undefined
  errors: FormErrors | undefined
  formOwner: string
}

/** The current answer about messages. If the dates cannot be read, the page is shown without them. */
export async function readPreferencesContext(
  { session, locale }: Pick<PromptReader, 'session' | 'locale'>,
  rejected: RejectedForm | undefined,
): Promise<Result<PreferencesContext, Problem>> {
  const { id } = session.user
  const context = signedInContext(session, locale)
  const [record, template, history, formOwner] = await Promise.all([
    fetchUser(context),
    fetchMarketingConsent(context),
    listConsents(context),
    sealFormOwner(id),
  ])
  if (!record.ok) return record
  const { consentGivenDate, consentWithdrawnDate } = (template.ok && template.value.currentConsent) || {}
  return ok({
    marketing: rejected?.fields.marketing ?? answerOf(record.value.consents?.marketing),
    consent: { givenAt: consentGivenDate, withdrawnAt: consentWithdrawnDate },
    history: history.ok ? history.value.consents : undefined,
    closesOn: record.value.closesOn,
    errors: rejected?.errors,
    formOwner,
  })
}

const answerOf = (marketing: boolean | undefined): string => {
  if (marketing === undefined) return ''
  return marketing ? 'yes' : 'no'
}
