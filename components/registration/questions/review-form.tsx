import type { ReactNode } from 'react'
import type { FormModel } from '@/components/form/enhanced/form-model'
import { ErrorSummary } from '@/components/form/errors/error-summary'
import { summaryEntries } from '@/components/form/errors/form-errors'
import { Button } from '@/components/ui/button'
import { TextLink } from '@/components/ui/text-link'
import { FORM_OWNER, SUBMISSION_KEY } from '@/lib/forms/hidden-fields'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

export type ReviewAction = { intent: string; label: string; variant?: 'primary' | 'secondary' | 'quiet' }

/** The part of a form's model that its questions need. */
export type QuestionModel = Pick<
  FormModel,
  | 'action'
  | 'errors'
  | 'formOwner'
  | 'messages'
  | 'question'
  | 'questionField'
  | 'submissionKey'
  | 'summaryTitle'
  | 'words'
>

type Props = {
  locale: Locale
  model: QuestionModel
  heading: string
  text: string
  /** Answers, the most likely first. */
  actions: readonly ReviewAction[]
  /** Address of customer support, for questions that only it can solve. */
  supportHref?: string
  children?: ReactNode
}

/**
 * A question about submitted data, as a part of the page: it posts its answer like every form and needs no
 * script. Each answer is a button. A script finds the form by `data-question` and shows it as a dialog.
 */
export function ReviewForm({ locale, model, heading, text, actions, supportHref, children }: Props) {
  return (
    <form method="post" action={model.action} className="max-w-form">
      {model.errors && (
        <ErrorSummary title={model.summaryTitle} entries={summaryEntries(model.errors, model.messages)} />
      )}
      <div
        data-question
        data-field={model.questionField?.name}
        data-field-error={model.questionField?.code}
        data-close-label={getTranslator(locale, 'common')('close')}
        className="rounded-md border border-line border-t-4 border-t-accent p-5 sm:p-6"
      >
        <h2 className="mb-2 text-xl">{heading}</h2>
        <input type="hidden" name={SUBMISSION_KEY} value={model.submissionKey} />
        {model.formOwner !== undefined && <input type="hidden" name={FORM_OWNER} value={model.formOwner} />}
        <input type="hidden" name="question" value={model.question ?? ''} />
        <p>{text}</p>
        {children && <div className="mt-6">{children}</div>}
        {supportHref !== undefined && (
          <p className="mt-4">
            <TextLink href={supportHref} className="inline-block py-1">
              {getTranslator(locale, 'organisation')('support')}
            </TextLink>
          </p>
        )}
        <div
          className={`mt-8 grid gap-3 ${actions.length > 2 ? 'sm:w-fit' : 'sm:flex sm:flex-wrap sm:gap-4'}`}
        >
          {actions.map(({ intent, label, variant = 'primary' }) => (
            <Button key={intent} type="submit" name="intent" value={intent} variant={variant}>
              {label}
            </Button>
          ))}
        </div>
      </div>
    </form>
  )
}
