import { expect, it } from 'vitest'
import { writeAll } from '@/lib/profile/write-all'
import { failed, NOT_BEGUN, ok, type Problem } from '@/lib/result/result'

const PROBLEM: Problem = { kind: 'http', status: 503, dependency: 'commerce', operation: 'o', requestId: 'r' }
const LOST: Problem = { ...PROBLEM, kind: 'network', code: 'ECONNRESET' }

/** Writes by name that note what they do; the named ones fail. */
function writes(problems: Readonly<Record<string, Problem>>) {
  const done: string[] = []
  const write = (name: string) => async () => {
    done.push(name)
    const problem = problems[name]
    return problem === undefined ? ok(undefined) : failed(problem)
  }
  const list = ['a', 'b', 'c'].map(name => ({ run: write(name), undo: write(`undo ${name}`) }))
  return { done, list }
}

it('writes in turn', async () => {
  const { done, list } = writes({})
  expect(await writeAll(list)).toEqual(ok(undefined))
  expect(done).toEqual(['a', 'b', 'c'])
})

it('undoes what was written before a refusal, the last one first', async () => {
  const { done, list } = writes({ c: PROBLEM })
  expect(await writeAll(list)).toEqual(failed({ problem: PROBLEM, left: 'nothing' }))
  expect(done).toEqual(['a', 'b', 'c', 'undo b', 'undo a'])
})

it('undoes a write, too, whose answer was lost', async () => {
  const { done, list } = writes({ b: LOST })
  expect(await writeAll(list)).toEqual(failed({ problem: LOST, left: 'nothing' }))
  expect(done).toEqual(['a', 'b', 'undo b', 'undo a'])
})

it.each<[string, Problem]>([
  ['the time was over', { ...PROBLEM, kind: 'timeout' }],
  ['a gateway gave it up', { ...PROBLEM, status: 504 }],
])('does not claim that nothing is left of a write that may still be carried out: %s', async (_, problem) => {
  const { done, list } = writes({ b: problem })
  expect(await writeAll(list)).toEqual(failed({ problem, left: 'perhaps' }))
  expect(done).toEqual(['a', 'b', 'undo b', 'undo a'])
})

it('knows that a write for which no time was left has no effect', async () => {
  const problem: Problem = { ...PROBLEM, kind: 'timeout', code: NOT_BEGUN }
  const { list } = writes({ b: problem })
  expect(await writeAll(list)).toEqual(failed({ problem, left: 'nothing' }))
})

it('says when something could not be undone, and undoes the rest', async () => {
  const { done, list } = writes({ c: PROBLEM, 'undo b': PROBLEM })
  expect(await writeAll(list)).toEqual(failed({ problem: PROBLEM, left: 'part' }))
  expect(done).toContain('undo a')
})

it('cannot undo a write whose earlier state is unknown', async () => {
  const { list } = writes({ c: PROBLEM })
  const [first, second, third] = list
  const known = [first, { run: second?.run, undo: undefined }, third] as Parameters<typeof writeAll>[0]
  expect(await writeAll(known)).toEqual(failed({ problem: PROBLEM, left: 'part' }))
})
