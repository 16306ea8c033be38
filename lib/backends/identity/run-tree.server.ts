import 'server-only'
import { callBackend } from '@/lib/backends/http-client/call-backend.server'
import { type IdentityTree, identityPaths } from '@/lib/backends/identity/identity-paths'
import { fillStep, type TreeAnswers } from '@/lib/backends/identity/tree-answers'
import { getSettings } from '@/lib/config/env.server'
import {
  type TreeAnswer,
  type TreeStep,
  treeAnswerSchema,
  treeFailureSchema,
} from '@/lib/contract/identity-tree'
import { failed, ok, type Problem, type Result } from '@/lib/result/result'

/**
 * Why a tree ended without a session.
 * - `refused`: unknown user or wrong password · `locked` · `timedOut`: the tree expired
 * - `rejected`: the tree repeats the same step, and `step` contains the reasons
 * - `unavailable`: the tree could not be called; with `notSent`, this was before any user data was sent, so
 *   that nothing can have changed
 */
export type TreeFailure =
  | { kind: 'refused' | 'locked' | 'timedOut' }
  | { kind: 'rejected'; step: TreeStep }
  | { kind: 'unavailable'; problem: Problem; notSent?: true }

/** More steps than any of our trees has; a tree that asks for more is not supported. */
const MAX_STEPS = 4

/**
 * Runs an authentication tree, server to server, and returns the id of the new session at the identity
 * provider (spec §7). A step that cannot be filled is reported as rejected.
 */
export async function runTree(
  tree: IdentityTree,
  answers: TreeAnswers,
  isRejected: (step: TreeStep) => boolean = () => false,
  realm = getSettings().IDENTITY_REALM,
): Promise<Result<string, TreeFailure>> {
  const call: TreeCall = { tree, realm }
  let answer = await askTree(call, undefined)
  if (!answer.ok && answer.error.kind === 'unavailable') return failed({ ...answer.error, notSent: true })
  for (let count = 0; count < MAX_STEPS && answer.ok && isStep(answer.value); count += 1) {
    const step = answer.value
    if (isRejected(step)) return failed({ kind: 'rejected', step })
    answer = await askTree(call, fillStep(step, answers))
  }
  if (!answer.ok) return answer
  return isStep(answer.value) ? failed({ kind: 'rejected', step: answer.value }) : ok(answer.value.tokenId)
}

const isStep = (answer: TreeAnswer): answer is TreeStep => 'authId' in answer

type TreeCall = { tree: IdentityTree; realm: string }

async function askTree(
  { tree, realm }: TreeCall,
  step: TreeStep | undefined,
): Promise<Result<TreeAnswer, TreeFailure>> {
  const url = new URL(`${getSettings().IDENTITY_URL}${identityPaths(realm).authenticate}`)
  url.searchParams.set('authIndexType', 'service')
  url.searchParams.set('authIndexValue', tree)
  const result = await callBackend({
    dependency: 'identity',
    operation: `run${tree}Tree`,
    method: 'POST',
    url,
    headers: {
      'content-type': 'application/json',
      'accept-api-version': 'protocol=1.0,resource=2.1',
      'x-requested-with': 'XMLHttpRequest',
    },
    schema: treeAnswerSchema,
    parseError: parseTreeFailure,
    ...(step === undefined ? {} : { body: step }),
  })
  return result.ok ? result : failed(toFailure(result.error))
}

/** The error code of an expired `authId`. */
const TIMED_OUT_CODE = '110'

function parseTreeFailure(body: unknown): { code: string } | undefined {
  const parsed = treeFailureSchema.safeParse(body)
  if (!parsed.success) return undefined
  const { message, detail } = parsed.data
  if (detail?.errorCode === TIMED_OUT_CODE || /timed? ?out/i.test(message)) return { code: 'timedOut' }
  return { code: /locked/i.test(message) ? 'locked' : 'refused' }
}

function toFailure(problem: Problem): TreeFailure {
  if (problem.kind !== 'domain' || problem.status === 429) return { kind: 'unavailable', problem }
  if (problem.code === 'timedOut' || problem.code === 'locked') return { kind: problem.code }
  return problem.status === 401 ? { kind: 'refused' } : { kind: 'unavailable', problem }
}
