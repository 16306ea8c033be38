import 'server-only'
import { logger } from '@/lib/log/logger'
import { hasDirectionOverrides } from '@/lib/validation/text'
import { typedValues } from '../drafts/drafts.server'
import type { StepSubmission } from './step-submission'

/**
 * Logs the names of the fields that contain characters that reverse the direction of text. Users do not type
 * these by accident, and they make one name look like another. The values are not logged.
 */
export function reportOverrides({ step, form }: Pick<StepSubmission, 'step' | 'form'>): void {
  const declared = Object.keys(typedValues(step, form, undefined))
  const fields = declared.filter(name => hasDirectionOverrides(form[name] ?? ''))
  if (fields.length > 0) logger.warn({ step, fields }, 'bidirectional override refused')
}
