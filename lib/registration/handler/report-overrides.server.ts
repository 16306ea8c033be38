import 'server-only'
import { logger } from '@/lib/log/logger'
import { hasDirectionOverrides } from '@/lib/validation/text'
import { typedValues } from '../drafts/typed-values'
import type { StepSubmission } from './step-submission'

/**
 * Names the fields in which somebody has sent characters that turn a text around: nobody types them by
 * accident, and they make one name look like another. What was sent stays out of the log.
 */
export function reportOverrides({ step, form }: Pick<StepSubmission, 'step' | 'form'>): void {
  const declared = Object.keys(typedValues(step, form, undefined))
  const fields = declared.filter(name => hasDirectionOverrides(form[name] ?? ''))
  if (fields.length > 0) logger.warn({ step, fields }, 'bidirectional override refused')
}
