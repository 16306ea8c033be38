import { randomUUID } from 'node:crypto'
import { createElement, type ReactNode } from 'react'
import type { FormAidTexts } from '@/components/form/aids/form-aid-texts'
import { ChangedNote } from '@/components/form/changed-note'
import { DiscardForm, RestoredNote } from '@/components/form/restored-note'
import type { StepFormModel } from '@/components/registration/step/form-model'
import { DRAFT_SECONDS } from '@/lib/config/limits'
import { errorMessages } from '@/lib/i18n/error-messages'
import { fill } from '@/lib/i18n/fill'
import { getMessages } from '@/lib/i18n/messages'
import type { Draft } from '@/lib/registration/drafts/drafts.server'
import { questionField } from '@/lib/registration/question-field'
import { stepActionPath } from '@/lib/site/routes'
import type { Locale } from '@/lib/site/sites'
import { ADD_ORGANISATION, type FormId } from '@/lib/site/steps'

type Options = {
  locale: Locale
  step: FormId
  draft: Draft | undefined
  /** Sealed user id that binds the form to its user. */
  formOwner?: string | undefined
  defaults?: Record<string, string>
  /** Version of the record that the form is rendered from. */
  version?: string | undefined
  /** Values that are on record now, by the label of their field. */
  onRecord?: readonly { label: string; value: ReactNode }[]
}

function aidTexts(locale: Locale, step: FormId): FormAidTexts {
  const { common, register, layout } = getMessages(locale)
  const { connection, retry, leave, signInAgain, signIn } = register
  const { kept, keptHere, title, titleAdd, ...leaving } = leave
  // The draft of an anonymous visitor belongs to the browser; that of a signed-in user belongs to the user.
  const becomes = step === 'register' ? keptHere : kept
  return {
    connection: { toneLabel: layout.tones.warning, ...connection },
    retry,
    leave: {
      ...leaving,
      title: step === ADD_ORGANISATION ? titleAdd : title,
      close: common.close,
      kept: fill(becomes, { hours: DRAFT_SECONDS / 3600 }),
    },
    signIn: { ...signInAgain, signIn, close: common.close },
  }
}

/**
 * Whether the draft dates from an earlier visit: it has no open question and no errors of a submission that
 * the user has just made.
 */
function isRestored(draft: Draft | undefined, defaults: Record<string, string>): boolean {
  if (draft === undefined || draft.errors || draft.review || draft.sameVisit) return false
  return Object.entries(draft.values).some(([name, value]) => value !== (defaults[name] ?? ''))
}

/** Whether the form was cleared and nothing has been typed since. */
const isCleared = (draft: Draft | undefined): boolean =>
  draft?.discarded !== undefined && Object.keys(draft.values).length === 0

/**
 * Note with the values that another tab has saved since this form was rendered, and a button that keeps them.
 */
function changedNote({ locale, step, formOwner, onRecord = [] }: Options) {
  const { changedTitle, changedKeep } = getMessages(locale).register.notices
  return {
    note: createElement(ChangedNote, { title: changedTitle, keep: changedKeep, onRecord }),
    beside: createElement(DiscardForm, { action: stepActionPath(step, locale), formOwner }),
  }
}

/**
 * Note that the form is filled in from an earlier visit, with a button that clears it; or that it was
 * cleared, with a button that restores it.
 */
function restoredNote({ locale, step, formOwner, draft }: Options) {
  const { restored, discard, cleared, undoClear } = getMessages(locale).register.notices
  const note = isCleared(draft)
    ? { text: cleared, action: 'restore' as const, label: undoClear }
    : { text: restored, action: 'discard' as const, label: discard }
  return {
    note: createElement(RestoredNote, note),
    beside: createElement(DiscardForm, { action: stepActionPath(step, locale), formOwner }),
  }
}

/** Data that the form of a step needs from the server: action, draft values, errors and messages. */
export function buildFormModel(options: Options, fieldNames: readonly string[]): StepFormModel {
  const { locale, step, draft, formOwner, defaults = {} } = options
  // Values typed in an earlier form are based on the record of that time.
  const version = draft?.baseVersion ?? options.version
  const { common, errors, register } = getMessages(locale)
  return {
    action: stepActionPath(step, locale),
    submissionKey: draft?.unsettled?.submissionKey ?? randomUUID(),
    ...(formOwner !== undefined && { formOwner }),
    ...(step === ADD_ORGANISATION && { adds: true as const }),
    ...(draft?.question !== undefined && { question: draft.question }),
    ...(draft?.review && { questionField: questionField(draft.review) }),
    values: { ...defaults, ...draft?.values },
    ...(version !== undefined && { recordVersion: version }),
    ...((isRestored(draft, defaults) || isCleared(draft)) && { restored: restoredNote(options) }),
    ...(draft?.outdated && { restored: changedNote(options) }),
    ...(draft?.errors && { errors: draft.errors }),
    messages: errorMessages(locale, fieldNames),
    words: { errorPrefix: errors.prefix, optional: common.optional },
    requiredNote: register.allRequired,
    summaryTitle: errors.summaryTitle,
    errorTitle: common.errorTitlePrefix,
    submit: register.submit[step],
    pending: register.submit.pending,
    aids: aidTexts(locale, step),
  }
}
