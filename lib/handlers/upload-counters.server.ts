import 'server-only'
import type { Counter } from '@/lib/rate-limits/attempts.server'
import { senderId } from '@/lib/session/customer.server'
import type { FormSubmission } from './form-definition'

/** Counts files per user, for all forms together. No file of an anonymous sender is kept or counted. */
export function uploadCounters({
  sender,
  fields,
}: Pick<FormSubmission, 'sender' | 'fields'>): readonly Counter[] {
  const user = senderId(sender)
  const hasFile = Object.values(fields).some(value => value instanceof File && value.size > 0)
  return user === undefined || !hasFile ? [] : [{ limit: 'upload', key: user }]
}
