/** Prompts after sign-in, in the order in which they are shown (spec §2, Login). */
export const PROMPTS = ['email', 'phone', 'preferences'] as const

export type Prompt = (typeof PROMPTS)[number]

export type PromptFacts = {
  /** From the customer record; only users who have completed the registration get prompts. */
  isRegistered: boolean
  /** Email of the account; empty if it has none. */
  email: string
  hasPhone: boolean
  /** The user has answered whether they want messages; either answer counts. */
  hasChosenMessages: boolean
  /** Prompts skipped in this session. */
  postponed: readonly Prompt[]
}

/** Whether a prompt can be skipped. Not the email: an account without one cannot be reached at all. */
export const isPostponable = (task: Prompt): boolean => task !== 'email'

/** The open prompts, the first one first. There are none during a registration. */
export function openPrompts(facts: PromptFacts): readonly Prompt[] {
  if (!facts.isRegistered) return []
  const isDone: Record<Prompt, boolean> = {
    email: facts.email !== '',
    phone: facts.hasPhone,
    preferences: facts.hasChosenMessages,
  }
  const isPutOff = (task: Prompt) => isPostponable(task) && facts.postponed.includes(task)
  return PROMPTS.filter(task => !isDone[task] && !isPutOff(task))
}
