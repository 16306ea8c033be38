import { isUnconfirmed, type Problem, type Result } from '@/lib/result/result'

type Outcome = Promise<Result<undefined, Problem>>

/** An idempotent write to one back end, and the write that restores what was there before, if known. */
export type Write = { run: () => Outcome; undo: (() => Outcome) | undefined }

/** Why not everything was written. `isUndone`: nothing is left of what was written before the problem. */
export type WriteFailure = { problem: Problem; isUndone: boolean }

/**
 * Carries out writes to several back ends in turn. After a failure, those before it are undone, and so is the
 * failed one where it may have taken effect: a form is saved as a whole or not at all, if that can be had.
 */
export async function writeAll(writes: readonly Write[]): Promise<Result<undefined, WriteFailure>> {
  for (const [index, { run }] of writes.entries()) {
    const written = await run()
    if (written.ok) continue
    const toUndo = writes.slice(0, isUnconfirmed(written.error) ? index + 1 : index)
    return { ok: false, error: { problem: written.error, isUndone: await undoAll(toUndo) } }
  }
  return { ok: true, value: undefined }
}

/** Undoes writes, the last one first; every one is tried. */
async function undoAll(writes: readonly Write[]): Promise<boolean> {
  let isUndone = true
  for (const { undo } of writes.toReversed()) {
    const undone = await undo?.()
    isUndone &&= undone?.ok === true
  }
  return isUndone
}
