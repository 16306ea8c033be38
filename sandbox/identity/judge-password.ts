import type { Clock } from '../clock.ts'
import { verifyPassword } from './password-hash.ts'
import type { User, UserDirectory } from './user-directory.ts'

/** Wrong passwords in a row before an account locks, and for how long. */
const LOCK_AFTER_FAILURES = 5

const LOCK_MS = 15 * 60 * 1000

type Verdict = 'right' | 'wrong' | 'locked'

/** Whether a password is that of a user. The account locks for a while after repeated failures. */
export const judgePassword = async (
  password: string,
  found: User | undefined,
  users: UserDirectory,
  clock: Clock,
): Promise<Verdict> => {
  const isRight = await verifyPassword(password, found?.passwordHash)
  // Read again: attempts that ran beside this one may have locked the account in the meantime.
  const user = found === undefined ? undefined : users.find(found.id)
  if (user === undefined) return 'wrong'
  if (isLocked(user, clock)) return 'locked'
  if (!isRight) {
    users.recordFailure(user.id, LOCK_AFTER_FAILURES, LOCK_MS)
    return 'wrong'
  }
  users.clearFailures(user.id)
  return 'right'
}

const isLocked = (user: User, clock: Clock): boolean =>
  user.permanentlyLocked || (user.lockedUntil !== undefined && user.lockedUntil > clock.now())
