/** What somebody may be asked after sign-in, in the order in which it is asked (spec §2, Login). */
export const SIGN_IN_TASKS = ['email', 'phone', 'preferences'] as const

export type SignInTask = (typeof SIGN_IN_TASKS)[number]

export type TaskFacts = {
  /** Of the customer record; only who has finished the registration is asked anything. */
  isRegistered: boolean
  /** Of the account; empty where it has none. */
  email: string
  hasPhone: boolean
  /** The person has said whether they want messages; either answer counts. */
  hasChosenMessages: boolean
  /** Put off in this session. */
  postponed: readonly SignInTask[]
}

/** An account without an email cannot be reached at all, so that one cannot wait. */
export const isPostponable = (task: SignInTask): boolean => task !== 'email'

/** The tasks that are left, the first to ask first. Nobody is asked in the middle of a registration. */
export function openTasks(facts: TaskFacts): readonly SignInTask[] {
  if (!facts.isRegistered) return []
  const isDone: Record<SignInTask, boolean> = {
    email: facts.email !== '',
    phone: facts.hasPhone,
    preferences: facts.hasChosenMessages,
  }
  const isPutOff = (task: SignInTask) => isPostponable(task) && facts.postponed.includes(task)
  return SIGN_IN_TASKS.filter(task => !isDone[task] && !isPutOff(task))
}
