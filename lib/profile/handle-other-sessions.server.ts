import 'server-only'
import { endOtherSessions } from '@/lib/backends/identity/managed-user.server'
import { formatDate } from '@/lib/format/date'
import { defineForm } from '@/lib/handlers/define-form.server'
import type { FormSubmission } from '@/lib/handlers/form-definition'
import { failedBy, type NextResult, type ResultOf, STORED_FORM_RESULT } from '@/lib/handlers/form-result'
import { ownForm } from '@/lib/handlers/own-form.server'
import { getTranslator } from '@/lib/i18n/translator'
import { ok } from '@/lib/result/result'
import { requireSignedIn, type Sender } from '@/lib/session/customer.server'
import { profilePath } from '@/lib/site/profile-paths'

/**
 * Ends every session of the user but this one. The next call of an ended one finds its tokens refused, so its
 * next page leads to sign-in (spec §4).
 */
export const handleOtherSessions = defineForm<Sender, undefined, NextResult>({
  ...ownForm('sessions', profilePath),
  name: 'other-sessions',
  page: ({ locale }) => profilePath(locale),
  parse: () => ok(undefined),
  result: STORED_FORM_RESULT,
  submit,
})

async function submit({ locale, sender }: FormSubmission): Promise<ResultOf<NextResult>> {
  const ended = await endOtherSessions(requireSignedIn(sender).user)
  if (!ended.ok) return failedBy(ended.error)
  const date = formatDate(locale, new Date().toISOString()) ?? ''
  const message = getTranslator(locale, 'profile')('elsewhere.done', { date })
  return { kind: 'next', href: profilePath(locale), flash: { tone: 'success', message, lines: [] } }
}
