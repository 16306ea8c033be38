'use client'

import type { ReactNode } from 'react'
import { FORM_OWNER, RECORD_VERSION, SUBMISSION_KEY } from '@/lib/forms/hidden-fields'
import type { EnhancedForm } from './enhanced/use-enhanced-form'
import { ErrorSummary } from './errors/error-summary'
import { FormActions } from './form-actions'

type Props = {
  enhanced: Pick<EnhancedForm, 'entries' | 'attempt' | 'progress' | 'onSubmit' | 'formRef' | 'aids'>
  /** Address of the handler, also for forms submitted without script. */
  action: string
  /** Idempotency key from the server: a repeated submission with it has one effect. */
  submissionKey: string
  /** Sealed user id that binds the form to its user. */
  formOwner?: string
  /** Version of the record that the form is rendered from. */
  recordVersion?: string
  /** Whether the server stores what was typed if the session ends; never for a form with a password. */
  isStorable?: boolean
  /** For a form with values of an earlier visit: the note, and the form beside it that clears them. */
  restored?: { note: ReactNode; beside: ReactNode }
  summaryTitle: string
  /** Accessible name of the form, or the id of its heading. */
  labelledBy?: string
  /** Note on which fields are required. */
  requiredNote?: string
  /** The page's heading: it follows the error summary. */
  heading?: ReactNode
  children: ReactNode
  /** The submit buttons. */
  actions: ReactNode
}

/**
 * A form that posts to its handler with and without script: summary, heading, fields, buttons and progress.
 */
export const FormShell = ({
  enhanced: { entries, attempt, progress, onSubmit, formRef, aids },
  action,
  submissionKey,
  formOwner,
  recordVersion,
  isStorable,
  restored,
  summaryTitle,
  labelledBy,
  requiredNote,
  heading,
  children,
  actions,
}: Props) => (
  <>
    <form
      ref={formRef}
      method="post"
      action={action}
      noValidate
      onSubmit={onSubmit}
      aria-labelledby={labelledBy}
      data-storable={isStorable}
    >
      <ErrorSummary title={summaryTitle} entries={entries} attempt={attempt} />
      {heading}
      {requiredNote !== undefined && <p className="mb-6 max-w-form text-muted">{requiredNote}</p>}
      {restored?.note}
      <input type="hidden" name={SUBMISSION_KEY} value={submissionKey} />
      {formOwner !== undefined && <input type="hidden" name={FORM_OWNER} value={formOwner} />}
      {recordVersion !== undefined && <input type="hidden" name={RECORD_VERSION} value={recordVersion} />}
      <div className="space-y-6">{children}</div>
      <div className="mt-8">
        {aids}
        <FormActions progress={progress}>{actions}</FormActions>
      </div>
    </form>
    {restored?.beside}
  </>
)
