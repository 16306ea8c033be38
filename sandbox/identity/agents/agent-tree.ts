import { TOTP } from 'otpauth'
import { LOCKED_OUT_MESSAGE } from '../../../lib/contract/identity-managed-user.ts'
import type { TreeStep } from '../../../lib/contract/identity-tree.ts'
import type { Clock } from '../../clock.ts'
import { askCode, askName, askPassword } from '../callbacks.ts'
import type { Tree, TreeOutcome } from '../login-tree.ts'
import { verifyPassword } from '../password-hash.ts'
import { readInput } from '../tree-input.ts'
import type { Agent, AgentDirectory } from './agent-directory.ts'

/** Wrong passwords and codes in a row before an account locks, and for how long. */
const LOCK_AFTER_FAILURES = 5
const LOCK_MS = 15 * 60 * 1000

/** Length of a code's period in seconds, and by how many periods a clock may be off. */
const PERIOD = 30
const WINDOW = 1

type AgentCall = { agents: AgentDirectory; clock: Clock }

const REFUSED: TreeOutcome = { kind: 'refused', message: 'Login failure' }

/** Name and password, and then the code of the authenticator app (pages: Support login). */
export const createAgentTree = (agents: AgentDirectory, clock: Clock): Tree => ({
  header: 'Sign in',
  stage: 'UsernamePassword',
  questions: [askName(), askPassword()],
  answer: (step, passed) =>
    passed === undefined
      ? judgeAgentPassword(step, { agents, clock })
      : Promise.resolve(judgeCode(step, agents.find(passed), { agents, clock })),
})

const isLocked = ({ permanentlyLocked, lockedUntil }: Agent, clock: Clock): boolean =>
  permanentlyLocked || (lockedUntil !== undefined && lockedUntil > clock.now())

const refuse = (agent: Agent, { agents, clock }: AgentCall): TreeOutcome => {
  agents.recordFailure(agent.id, { after: LOCK_AFTER_FAILURES, until: clock.now() + LOCK_MS })
  agents.noteEvent(agent, 'signInRefused', clock.now())
  return REFUSED
}

/** Only somebody who knows the password learns that the account is locked. */
const judgeAgentPassword = async (step: TreeStep, desk: AgentCall): Promise<TreeOutcome> => {
  const found = desk.agents.findByUsername(String(readInput(step, 0)))
  const isRight = await verifyPassword(String(readInput(step, 1)), found?.passwordHash)
  const agent = found && desk.agents.find(found.id)
  if (agent === undefined) return REFUSED
  if (isLocked(agent, desk.clock)) {
    desk.agents.noteEvent(agent, 'signInRefused', desk.clock.now())
    return isRight ? { kind: 'refused', message: LOCKED_OUT_MESSAGE } : REFUSED
  }
  if (!isRight) return refuse(agent, desk)
  return { kind: 'askNext', passed: agent.id, questions: [askCode()] }
}

const judgeCode = (step: TreeStep, agent: Agent | undefined, desk: AgentCall): TreeOutcome => {
  if (agent === undefined) return REFUSED
  if (isLocked(agent, desk.clock)) return { kind: 'refused', message: LOCKED_OUT_MESSAGE }
  const period = periodOf(String(readInput(step, 0)), agent, desk.clock)
  if (period === undefined || period <= agent.lastPeriod) return refuse(agent, desk)
  desk.agents.recordSuccess(agent.id, period)
  desk.agents.noteEvent(agent, 'signedIn', desk.clock.now())
  return { kind: 'signedIn', accountId: agent.id }
}

/** The period that a code belongs to; undefined for a wrong one. */
const periodOf = (code: string, { totpSecret }: Agent, clock: Clock): number | undefined => {
  const timestamp = clock.now()
  const delta = new TOTP({ secret: totpSecret, period: PERIOD }).validate({
    token: code.replaceAll(' ', ''),
    timestamp,
    window: WINDOW,
  })
  return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD) + delta
}
