import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { sharedState } from './shared-state.server'

/** A holder that has not finished by then is taken for dead. */
const TURN_SECONDS = 2
/** Longer nobody waits: a lost turn is less than a person who gets no answer. */
const PATIENCE_MS = 1_000
const ASK_AGAIN_MS = 20

// The framework bundles this file once per entry; pages and handlers must meet.
declare global {
  var storeTurns: Map<string, Promise<unknown>> | undefined
}

/**
 * Does something short with what is kept under a name, one after the other, in this process and in all
 * containers: what reads and then writes must not put back what another one has just replaced.
 */
export async function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  globalThis.storeTurns ??= new Map()
  const turns = globalThis.storeTurns
  const turn = (turns.get(name) ?? Promise.resolve()).then(() => holding(`turn/${name}`, work))
  const ended = turn.catch(() => undefined)
  turns.set(name, ended)
  try {
    return await turn
  } finally {
    if (turns.get(name) === ended) turns.delete(name)
  }
}

async function holding<T>(key: string, work: () => Promise<T>): Promise<T> {
  const state = sharedState()
  for (let waited = 0; waited < PATIENCE_MS; waited += ASK_AGAIN_MS) {
    if (await state.setIfAbsent(key, '1', TURN_SECONDS)) break
    await sleep(ASK_AGAIN_MS)
  }
  try {
    return await work()
  } finally {
    await state.delete(key)
  }
}
