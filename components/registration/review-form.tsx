import type { ReactNode } from 'react'
import { ErrorSummary } from '@/components/form/error-summary'
import { summaryEntries } from '@/components/form/form-errors'
import { SUBMISSION_KEY } from '@/components/form/send-form'
import { Button } from '@/components/ui/button'
import type { StepFormModel } from './form-model'

export type ReviewAction = { intent: string; label: string; variant?: 'primary' | 'secondary' | 'quiet' }

type Props = {
  model: StepFormModel
  heading: string
  text: string
  actions: readonly ReviewAction[]
  children?: ReactNode
}

/**
 * A question about what was sent, as a part of the page: it posts its answer like every form and needs no script. Each
 * answer is a button of its own.
 */
export const ReviewForm = ({ model, heading, text, actions, children }: Props) => (
  <form method="post" action={model.action} className="max-w-form">
    {model.errors && (
      <ErrorSummary title={model.summaryTitle} entries={summaryEntries(model.errors, model.messages)} />
    )}
    <input type="hidden" name={SUBMISSION_KEY} value={model.submissionKey} />
    <input type="hidden" name="question" value={model.question ?? ''} />
    <div className="rounded-md border border-line border-t-4 border-t-accent p-5 sm:p-6">
      <h2 className="text-xl">{heading}</h2>
      <p className="mt-2">{text}</p>
      {children && <div className="mt-6">{children}</div>}
      <div className="mt-8 flex flex-wrap gap-4">
        {actions.map(({ intent, label, variant = 'primary' }) => (
          <Button key={intent} type="submit" name="intent" value={intent} variant={variant}>
            {label}
          </Button>
        ))}
      </div>
    </div>
  </form>
)
