import type { Progress } from '@/lib/registration/decide-step'
import type { StepId } from '@/lib/site/steps'

export type Order = 'personalFirst' | 'addressFirst'

/** Spec §2, access rules, sentence by sentence; knows nothing of the tables under test. */
export function mayEnter(order: Order, step: StepId, { facts, status, justRegistered }: Progress): boolean {
  const signedIn = facts.has('account')
  const jobTitle = facts.has('jobTitle')
  const address = facts.has('address')
  // A visitor can use only the sign-up step, and everybody who is sent away from all else lands there.
  if (step === 'register') return true
  // A user whose status is REGISTERED is sent back to /register, but sees the confirmation once.
  if (status === 'REGISTERED' && !(step === 'registered' && justRegistered)) return false
  // organisation and registered need a signed-in user, a job title and an address.
  if (step === 'organisation' || step === 'registered') return signedIn && jobTitle && address
  if (step === 'personal-info') {
    // Default order: needs a signed-in user. Asia-style order: needs sign-in and an address.
    if (!signedIn) return false
    if (order === 'addressFirst' && !address) return false
    // REGISTER_EXISTING may revisit; otherwise any user who has a job title cannot go back.
    return status === 'REGISTER_EXISTING' || !jobTitle
  }
  // contact-address, default order: a signed-in user and a job title. Asia-style order: sign-in.
  if (!signedIn) return false
  if (order === 'personalFirst' && !jobTitle) return false
  // REGISTER_EXISTING may revisit; otherwise any user who has an address cannot go back.
  return status === 'REGISTER_EXISTING' || !address
}

/** "The latest step they may reach", walked backwards through the order as spec §2 prints it. */
export function latestAllowed(order: Order, progress: Progress): StepId {
  if (mayEnter(order, 'organisation', progress)) return 'organisation'
  if (order === 'personalFirst') {
    if (mayEnter(order, 'contact-address', progress)) return 'contact-address'
    if (mayEnter(order, 'personal-info', progress)) return 'personal-info'
  } else {
    if (mayEnter(order, 'personal-info', progress)) return 'personal-info'
    if (mayEnter(order, 'contact-address', progress)) return 'contact-address'
  }
  return 'register'
}
