/** What somebody may be asked after sign-in, in the order in which it is asked (spec §2, Login). */
export const PROMPTS = ['email', 'phone', 'preferences'] as const

export type Prompt = (typeof PROMPTS)[number]

export type PromptFacts = {
  /** Of the customer record; only who has finished the registration is asked anything. */
  isRegistered: boolean
  /** Of the account; empty where it has none. */
  email: string
  hasPhone: boolean
  /** The person has said whether they want messages; either answer counts. */
  hasChosenMessages: boolean
  /** Put off in this session. */
  postponed: readonly Prompt[]
}

/** An account without an email cannot be reached at all, so that one cannot wait. */
export const isPostponable = (task: Prompt): boolean => task !== 'email'

/** The tasks that are left, the first to ask first. Nobody is asked in the middle of a registration. */
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
