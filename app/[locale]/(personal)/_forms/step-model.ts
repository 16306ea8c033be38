import { randomUUID } from 'node:crypto'
import { createElement, type ReactNode } from 'react'
import type { FormAidTexts } from '@/components/form/aids/form-aid-texts'
import { ChangedNote } from '@/components/form/changed-note'
import type { FormModel } from '@/components/form/enhanced/form-model'
import { DiscardForm, RestoredNote } from '@/components/form/restored-note'
import { DRAFT_SECONDS } from '@/lib/config/limits'
import { fill } from '@/lib/i18n/fill'
import { getMessages } from '@/lib/i18n/messages'
import type { Locale } from '@/lib/site/sites'
import type { StepDraft } from '@/lib/steps/step-draft'
import { formTexts } from './form-texts'

export type StepModelOptions<Draft extends StepDraft> = {
  locale: Locale
  draft: Draft | undefined
  /** Sealed user id that binds the form to its user. */
  formOwner?: string | undefined
  defaults?: Readonly<Record<string, string>>
  /** Version of the record that the form is rendered from. */
  version?: string | undefined
  /** Values that are on record now, by the label of their field. */
  onRecord?: readonly { label: string; value: ReactNode }[]
}

/** What the wizard of a form adds. */
type OfWizard = {
  action: string
  submit: string
  leave: {
    /** Title of the question before the page is left. */
    title: string
    /** Says where the input is kept, and for how long. */
    kept: string
  }
}

function aidTexts(locale: Locale, { title, kept }: OfWizard['leave']): FormAidTexts {
  const { common, register, layout } = getMessages(locale)
  const { connection, retry, leave, signInAgain, signIn } = register
  const { kept: _, keptHere, title: __, titleAdd, ...leaving } = leave
  return {
    connection: { toneLabel: layout.tones.warning, ...connection },
    retry,
    leave: { ...leaving, title, close: common.close, kept: fill(kept, { hours: DRAFT_SECONDS / 3600 }) },
    signIn: { ...signInAgain, signIn, close: common.close },
  }
}

/**
 * Whether the draft dates from an earlier visit: it has no open question and no errors of a submission that
 * the user has just made.
 */
function isRestored(draft: StepDraft | undefined, defaults: Readonly<Record<string, string>>): boolean {
  if (draft === undefined || draft.errors || draft.question !== undefined || draft.sameVisit) return false
  return Object.entries(draft.values).some(([name, value]) => value !== (defaults[name] ?? ''))
}

/** Whether the form was cleared and nothing has been typed since. */
const isCleared = (draft: StepDraft | undefined): boolean =>
  draft?.discarded !== undefined && Object.keys(draft.values).length === 0

type Noted = Pick<StepModelOptions<StepDraft>, 'locale' | 'draft' | 'formOwner' | 'onRecord'> & {
  action: string
}

/**
 * Note with the values that another tab has saved since this form was rendered, and a button that keeps them.
 */
function changedNote({ locale, formOwner, action, onRecord = [] }: Noted) {
  const { changedTitle, changedKeep } = getMessages(locale).register.notices
  return {
    note: createElement(ChangedNote, { title: changedTitle, keep: changedKeep, onRecord }),
    beside: createElement(DiscardForm, { action, formOwner }),
  }
}

/**
 * Note that the form is filled in from an earlier visit, with a button that clears it; or that it was
 * cleared, with a button that restores it.
 */
function restoredNote({ locale, formOwner, action, draft }: Noted) {
  const { restored, discard, cleared, undoClear } = getMessages(locale).register.notices
  const note = isCleared(draft)
    ? { text: cleared, action: 'restore' as const, label: undoClear }
    : { text: restored, action: 'discard' as const, label: discard }
  return {
    note: createElement(RestoredNote, note),
    beside: createElement(DiscardForm, { action, formOwner }),
  }
}

/** Data that the form of a step needs from the server: action, draft values, errors and messages. */
export function buildStepModel<Draft extends StepDraft>(
  options: StepModelOptions<Draft>,
  { action, submit, leave }: OfWizard,
  fieldNames: readonly string[],
): FormModel {
  const { locale, draft, formOwner, defaults = {} } = options
  // Values typed in an earlier form are based on the record of that time.
  const version = draft?.baseVersion ?? options.version
  const noted = { ...options, action }
  return {
    action,
    submissionKey: draft?.unsettled?.submissionKey ?? randomUUID(),
    ...(formOwner !== undefined && { formOwner }),
    ...(draft?.question !== undefined && { question: draft.question }),
    values: { ...defaults, ...draft?.values },
    ...(version !== undefined && { recordVersion: version }),
    ...((isRestored(draft, defaults) || isCleared(draft)) && { restored: restoredNote(noted) }),
    ...(draft?.outdated && { restored: changedNote(noted) }),
    ...(draft?.errors && { errors: draft.errors }),
    ...formTexts(locale, fieldNames),
    submit,
    aids: aidTexts(locale, leave),
  }
}
