import 'server-only'
import { withdrawQualification } from '@/lib/backends/commerce/qualifications.server'
import { defineForm } from '@/lib/handlers/define-form.server'
import { FORM_LOCKED, failedBy, type NextResult } from '@/lib/handlers/form-result'
import { getTranslator } from '@/lib/i18n/translator'
import { failed, ok } from '@/lib/result/result'
import { requireSignedIn, type Sender } from '@/lib/session/customer.server'
import { readFields } from '@/lib/validation/form-input'
import { dropDraft, dropDraftsOf } from './kept-drafts.server'
import { DRAFT_FIELD } from './qualification-fields'
import {
  backToChanged,
  backToQualifications,
  pageOfQualification,
  parseQualification,
  QUALIFICATION_FORM,
} from './qualification-form.server'

type Command = { intent: 'discard'; draft: string } | { intent: 'withdraw'; id: string }

const FIELDS = { intent: 'text', [DRAFT_FIELD]: 'text' } as const

const MOST_KEY_CHARACTERS = 200

/** Withdraws an evidence that is not approved, or deletes the draft of a form that was kept. */
export const handleWithdrawal = defineForm<Sender, Command, NextResult>({
  ...QUALIFICATION_FORM,
  name: 'qualification-withdrawal',
  page: pageOfQualification,
  parse: submission => {
    const { intent, draft } = readFields(submission.fields, FIELDS)
    if (intent === 'discard') return ok({ intent, draft: draft.slice(0, MOST_KEY_CHARACTERS) })
    if (intent !== 'withdraw') return failed('malformed')
    const id = parseQualification(submission)
    return id.ok ? ok({ intent, id: id.value }) : id
  },
  submit: async ({ sender, locale }, command) => {
    const context = requireSignedIn(sender)
    const t = getTranslator(locale, 'qualifications')
    if (command.intent === 'discard') {
      const isDropped = await dropDraft(context.user.id, command.draft)
      return isDropped ? backToQualifications(locale, t('told.discarded')) : FORM_LOCKED
    }
    const { id } = command
    const withdrawn = await withdrawQualification(context, id)
    if (!withdrawn.ok) return backToChanged(locale, id, withdrawn.error) ?? failedBy(withdrawn.error)
    // The list shows no draft of it, even if this one is not forgotten in time.
    await dropDraftsOf(context.user.id, id)
    return backToQualifications(locale, t('told.withdrawn'))
  },
})
