import 'server-only'
import type { DraftOwner } from '@/lib/steps/draft-owner.server'
import { checkoutDrafts } from '../checkout-drafts.server'
import { EXEMPTION_TEXTS } from './exemption'

/**
 * Keeps what was typed about a certificate when the form around it saved the payment: without script, Enter
 * in its fields does that.
 */
export async function keepTypedExemption(
  owner: DraftOwner,
  fields: Readonly<Record<string, string>>,
): Promise<void> {
  const typed = EXEMPTION_TEXTS.flatMap(name => (fields[name] ? [[name, fields[name]]] : []))
  if (typed.length === 0) return
  const form: Readonly<Record<string, string>> = Object.fromEntries(typed)
  await checkoutDrafts.showAgain({ owner, step: 'payment', form, submissionKey: '' }, {})
}
