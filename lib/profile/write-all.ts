import { failed, isUnconfirmed, ok, type Problem, type Result } from '@/lib/result/result'

type Outcome = Promise<Result<undefined, Problem>>

/** An idempotent write to one back end, and the write that restores what was there before, if known. */
export type Write = { run: () => Outcome; undo: (() => Outcome) | undefined }

/**
 * Why not everything was written, and what is left of it. `perhaps`: a write that was given up may still be
 * carried out, after its undo.
 */
export type WriteFailure = { problem: Problem; left: 'nothing' | 'perhaps' | 'part' }

/**
 * Carries out writes to several back ends in turn. After a failure, those before it are undone, and so is the
 * failed one where it may have taken effect: a form is saved as a whole or not at all, if that can be had.
 */
export async function writeAll(writes: readonly Write[]): Promise<Result<undefined, WriteFailure>> {
  for (const [index, { run }] of writes.entries()) {
    const written = await run()
    if (written.ok) continue
    const problem = written.error
    const isUndone = await undoAll(writes.slice(0, isUnconfirmed(problem) ? index + 1 : index))
    if (!isUndone) return failed({ problem, left: 'part' })
    return failed({ problem, left: mayComeLate(problem) ? 'perhaps' : 'nothing' })
  }
  return ok(undefined)
}

const GATEWAY_TIMEOUT = 504

/** Whether the back end may still carry out the write after the store has stopped waiting for its answer. */
const mayComeLate = (problem: Problem): boolean =>
  isUnconfirmed(problem) && (problem.kind === 'timeout' || problem.status === GATEWAY_TIMEOUT)

/** Undoes writes, the last one first; every one is tried. */
async function undoAll(writes: readonly Write[]): Promise<boolean> {
  let isUndone = true
  for (const { undo } of writes.toReversed()) {
    const undone = await undo?.()
    isUndone &&= undone?.ok === true
  }
  return isUndone
}
