import type { TreeStep } from '../../lib/contract/identity-tree.ts'
import type { Clock } from '../clock.ts'
import { askName, askPassword, type Question } from './callbacks.ts'
import { verifyPassword } from './password-hash.ts'
import { readInput } from './tree-input.ts'
import type { User, UserDirectory } from './user-directory.ts'

/** Wrong passwords in a row before an account locks, and for how long. */
const LOCK_AFTER_FAILURES = 5

const LOCK_MS = 15 * 60 * 1000

/** What a tree makes of an answered step. */
export type TreeOutcome =
  | { kind: 'signedIn'; accountId: string }
  | { kind: 'askAgain'; questions: readonly Question[] }
  | { kind: 'refused'; message: string }

export type Tree = {
  header: string
  stage: string
  questions: readonly Question[]
  answer(step: TreeStep): Promise<TreeOutcome>
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
    const isRight = await verifyPassword(String(password), found?.passwordHash)
    // Read again: attempts that ran beside this one may have locked the account in the meantime.
    const user = found === undefined ? undefined : users.find(found.id)
    if (user === undefined || isClosed(user, clock)) return { kind: 'refused', message: 'Login failure' }
    if (isLocked(user, clock)) return { kind: 'refused', message: 'User Locked Out.' }
    if (!isRight) {
      users.recordFailure(user.id, LOCK_AFTER_FAILURES, LOCK_MS)
      return { kind: 'refused', message: 'Login failure' }
    }
    users.clearFailures(user.id)
    return { kind: 'signedIn', accountId: user.id }
  },
})

const isLocked = (user: User, clock: Clock): boolean =>
  user.permanentlyLocked || (user.lockedUntil !== undefined && user.lockedUntil > clock.now())

/** A closed account is answered like one that has never been. */
const isClosed = ({ closesAt }: User, clock: Clock): boolean =>
  closesAt !== undefined && closesAt <= clock.now()
