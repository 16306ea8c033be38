import 'server-only'
import { logger } from '@/lib/log/logger'
import { hasDirectionOverrides } from '@/lib/validation/text'

/**
 * Logs the names of the fields that contain characters that reverse the direction of text. Users do not type
 * these by accident, and they make one name look like another. The values are not logged.
 * @param declared the fields that the step keeps, by name
 */
export function reportOverrides(
  step: string,
  declared: Readonly<Record<string, string>>,
  form: Readonly<Record<string, string>>,
): void {
  const fields = Object.keys(declared).filter(name => hasDirectionOverrides(form[name] ?? ''))
  if (fields.length > 0) logger.warn({ step, fields }, 'bidirectional override refused')
}
