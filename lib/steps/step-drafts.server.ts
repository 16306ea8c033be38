import 'server-only'
import { randomUUID } from 'node:crypto'
import type { CookieMap } from '@/lib/cookies/cookie-change'
import { type FormErrors, formError } from '@/lib/forms/form-errors'
import { awaitAutosave } from './await-autosave.server'
import { autosaved, cleared, openQuestion, restored } from './draft-changes'
import type { DraftOwner } from './draft-owner.server'
import { createDraftStore, type DraftStore, type DraftStoreOptions } from './draft-store.server'
import type { StepDraft } from './step-draft'
import {
  answersAnotherQuestion,
  type InputRules,
  isAnswer,
  isOvertaken,
  nameOfTyping,
  type SentForm,
  typedValues,
} from './typed-values'

/** Declares the drafts of a wizard. */
type Declaration<Step extends string, Draft extends StepDraft> = DraftStoreOptions<Draft> &
  InputRules<Step> & {
    /** Members of the wizard's own that belong to an open question; they come and go with it. */
    ofQuestion?: readonly (keyof Draft & string)[]
    /** Whether a text has the format of a record version; only needed where forms state one. */
    isVersion?: (text: string) => boolean
  }

/** A submitted form of a step, as far as its draft is concerned. */
type SentStep<Step extends string> = {
  owner: DraftOwner
  step: Step
  form: SentForm
  /** Names the rendered form; submitting it again is the same submission. */
  submissionKey: string
  /** Version of the record that the form was rendered from, where the form states it. */
  baseVersion?: string | undefined
}

/** How a submission ended that leaves its input in the draft. */
type Ending = {
  errors?: FormErrors | undefined
  /** When the form was submitted (ISO 8601), if the back end did not confirm that it was saved. */
  unsettledAt?: string | undefined
}

export type StepDrafts<Step extends string, Draft extends StepDraft> = DraftStore<Step, Draft> & {
  /** What the user typed. A form that answers a question has no fields: its input is that of the draft. */
  typed: (step: Step, form: SentForm, draft: StepDraft | undefined) => StepDraft['values']
  /**
   * Version of the record that the input is based on: that of its form, or of the form behind the question
   * that is answered. Unknown for a repeated submission: a change may be its own effect.
   */
  baseVersion: (sent: SentStep<Step>, draft: StepDraft | undefined) => Pick<StepDraft, 'baseVersion'>
  /**
   * Whether a form answers a question other than the open one, for example in a second tab. The user would
   * then confirm something that was not shown. `reenter` (back to the form) confirms nothing.
   */
  answersAnotherQuestion: (form: SentForm, draft: StepDraft | undefined) => boolean
  /**
   * Carries out what a form asks of its draft: `keep` saves the input without validation (autosave),
   * `discard` clears it, `restore` undoes that. False for every other `intent`.
   */
  applyIntent: (sent: SentStep<Step>) => Promise<boolean>
  /**
   * Keeps the input of a submission and its errors, so that nothing is lost and the page can show them. A
   * question stays open while it is being answered.
   */
  keep: (sent: SentStep<Step>, ending?: Ending) => Promise<void>
  /** Keeps the input of a form that is refused for a reason that has nothing to do with the input. */
  saveUnvalidated: (sent: Omit<SentStep<Step>, 'submissionKey'>, errors?: FormErrors) => Promise<void>
  /**
   * Opens a question about the input, with its members. Those of the question that the form answers stay
   * unless they are replaced. Each question has a name of its own, so that a late request to drop one cannot
   * drop the next.
   */
  ask: (sent: SentStep<Step>, question: Partial<Draft>) => Promise<void>
  /** Keeps the input for the same form, which is shown again with changes to values and other members. */
  showAgain: (sent: SentStep<Step>, changes: Partial<Draft>) => Promise<void>
  /** Keeps the input, which would overwrite what was saved elsewhere since; the page shows both. */
  markOutdated: (sent: SentStep<Step>) => Promise<void>
  /** The draft for a page view, once the autosave of the page before has arrived. */
  open: (owner: DraftOwner, step: Step, cookies: CookieMap) => Promise<Draft | undefined>
}

/** The drafts of a wizard, one for each owner and step, with all that handler and pages do to them. */
export function createStepDrafts<Step extends string, Draft extends StepDraft>(
  declaration: Declaration<Step, Draft>,
): StepDrafts<Step, Draft> {
  const store = createDraftStore<Step, Draft>(declaration)
  return {
    ...store,
    ...readers(declaration),
    ...writers(declaration, store),
    ...outcomes(declaration, store),
    open: async (owner, step, cookies) => {
      await awaitAutosave(() => store.read(owner, step), cookies)
      return store.take(owner, step)
    },
  }
}

type Readers<Step extends string, Draft extends StepDraft> = Pick<
  StepDrafts<Step, Draft>,
  'typed' | 'baseVersion' | 'answersAnotherQuestion'
>

const readers = <Step extends string, Draft extends StepDraft>(
  declaration: Declaration<Step, Draft>,
): Readers<Step, Draft> => ({
  typed: (step, form, draft) => typedValues(declaration, step, form, draft),
  answersAnotherQuestion: (form, draft) => answersAnotherQuestion(declaration, form, draft),
  baseVersion: ({ form, baseVersion, submissionKey }, draft) => {
    if (draft?.unsettled?.submissionKey === submissionKey) return {}
    const version = (isAnswer(declaration, form) ? draft?.baseVersion : undefined) ?? baseVersion
    return version !== undefined && declaration.isVersion?.(version) === true ? { baseVersion: version } : {}
  },
})

type Writers<Step extends string, Draft extends StepDraft> = Pick<
  StepDrafts<Step, Draft>,
  'applyIntent' | 'keep' | 'saveUnvalidated'
>

function writers<Step extends string, Draft extends StepDraft>(
  declaration: Declaration<Step, Draft>,
  { change }: DraftStore<Step, Draft>,
): Writers<Step, Draft> {
  const { schema, ofQuestion = [] } = declaration
  const { typed, baseVersion } = readers(declaration)
  return {
    applyIntent: async sent => {
      const { owner, step, form } = sent
      const changed = intentChange(form, draft => {
        if (draft !== undefined && isOvertaken(form, draft)) return draft
        const typing = { values: typed(step, form, draft), ...nameOfTyping(form) }
        return autosaved(draft, { ...typing, baseVersion: sent.baseVersion }, ofQuestion)
      })
      if (changed === undefined) return false
      await change(owner, step, draft => {
        const members = changed(draft)
        return members === draft ? draft : schema.parse(members)
      })
      return true
    },
    keep: async (sent, { errors, unsettledAt } = {}) => {
      const { owner, step, form, submissionKey } = sent
      await change(owner, step, draft =>
        schema.parse({
          values: typed(step, form, draft),
          ...(errors && { errors }),
          ...(isAnswer(declaration, form) && openQuestion(draft, ofQuestion)),
          ...baseVersion(sent, draft),
          ...(unsettledAt && { unsettled: { submissionKey, sentAt: unsettledAt } }),
        }),
      )
    },
    saveUnvalidated: async ({ owner, step, form }, errors) => {
      await change(owner, step, draft => {
        if (isOvertaken(form, draft)) return draft
        const values = typed(step, form, draft)
        return schema.parse({ ...draft, values, ...nameOfTyping(form), ...(errors && { errors }) })
      })
    },
  }
}

type Outcomes<Step extends string, Draft extends StepDraft> = Pick<
  StepDrafts<Step, Draft>,
  'ask' | 'showAgain' | 'markOutdated'
>

/** What becomes of a draft whose submission was carried out without saving the step. */
function outcomes<Step extends string, Draft extends StepDraft>(
  declaration: Declaration<Step, Draft>,
  { change }: DraftStore<Step, Draft>,
): Outcomes<Step, Draft> {
  const { typed, baseVersion } = readers(declaration)
  const write = async (
    { owner, step, form }: SentStep<Step>,
    members: (draft: Draft | undefined) => object,
  ) => {
    await change(owner, step, draft =>
      declaration.schema.parse({ values: typed(step, form, draft), ...members(draft) }),
    )
  }
  return {
    ask: (sent, question) =>
      write(sent, draft => ({
        ...(isAnswer(declaration, sent.form) && openQuestion(draft, declaration.ofQuestion ?? [])),
        ...question,
        question: randomUUID(),
        ...baseVersion(sent, draft),
      })),
    showAgain: (sent, { values: changed, ...members }) =>
      write(sent, draft => ({
        values: { ...typed(sent.step, sent.form, draft), ...changed },
        sameVisit: true,
        ...members,
        ...baseVersion(sent, draft),
      })),
    markOutdated: sent => write(sent, () => ({ errors: formError('outdated'), outdated: true })),
  }
}

type Change = (draft: StepDraft | undefined) => object | undefined

/** The change that an intent makes to a draft; undefined for an intent that is not about the draft. */
function intentChange(form: SentForm, autosave: Change): Change | undefined {
  switch (form.intent) {
    case 'keep':
      return autosave
    case 'discard':
      return draft => draft && { ...cleared(draft), ...nameOfTyping(form) }
    case 'restore':
      return draft => draft && restored(draft)
    default:
      return undefined
  }
}
