import type { Problem, Result } from '@/lib/result/result'
import type { AccountHome } from './account-home'

/** A part of the account home, and the answers that it was made from. */
export type HomePart<Names extends keyof AccountHome> = {
  shown: Pick<AccountHome, Names>
  answers: readonly Result<unknown, Problem>[]
}

/** What an answer tells; undefined if the back end cannot tell now. */
export const knownOf = <T>(answer: Result<T, Problem>): T | undefined =>
  answer.ok ? answer.value : undefined
