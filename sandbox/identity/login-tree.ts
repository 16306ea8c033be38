import { LOCKED_OUT_MESSAGE } from '../../lib/contract/identity-managed-user.ts'
import type { TreeStep } from '../../lib/contract/identity-tree.ts'
import type { Clock } from '../clock.ts'
import { askName, askPassword, type Question } from './callbacks.ts'
import { judgePassword } from './judge-password.ts'
import { readInput } from './tree-input.ts'
import type { UserDirectory } from './user-directory.ts'

/** What a tree makes of an answered step. */
export type TreeOutcome =
  | { kind: 'signedIn'; accountId: string }
  | { kind: 'askAgain'; questions: readonly Question[] }
  /** The next page of somebody who has passed this one. */
  | { kind: 'askNext'; passed: string; questions: readonly Question[] }
  | { kind: 'refused'; message: string }

export type Tree = {
  header: string
  stage: string
  questions: readonly Question[]
  /** @param passed account that has passed the page before this one */
  answer(step: TreeStep, passed: string | undefined): Promise<TreeOutcome>
}

/** Username or email, and password (spec §7). The account locks for a while after repeated failures. */
export const createLoginTree = (users: UserDirectory, clock: Clock): Tree => ({
  header: 'Sign in',
  stage: 'UsernamePassword',
  questions: [askName(), askPassword()],
  answer: async step => {
    const name = String(readInput(step, 0)).trim()
    const password = readInput(step, 1)
    const found = users.findByUsername(name) ?? users.findByEmail(name)
    const verdict = await judgePassword(String(password), found, users, clock)
    if (verdict === 'locked') return { kind: 'refused', message: LOCKED_OUT_MESSAGE }
    if (verdict === 'wrong' || found === undefined) return { kind: 'refused', message: 'Login failure' }
    return { kind: 'signedIn', accountId: found.id }
  },
})
