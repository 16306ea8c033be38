import { expect, it } from 'vitest'
import { EMPTY_DYNAMIC } from '../../../bench/cpu-targets.ts'
import { cpuVerdicts } from '../../../bench/report.ts'

const search = (costs: Parameters<typeof cpuVerdicts>[0]) =>
  cpuVerdicts(costs).find(({ name }) => name === 'search, new words')

it('a request is compared with the empty page of the same round', () => {
  const verdict = search([
    { name: EMPTY_DYNAMIC, rounds: [1, 10, 2] },
    { name: 'search, new words', rounds: [2, 20, 4.2] },
  ])
  expect(verdict).toMatchObject({ ratio: 2, broken: false })
})

it('a gate is broken by more than it allows, and by what was not measured', () => {
  const empty = { name: EMPTY_DYNAMIC, rounds: [1, 1, 1] }
  expect(search([empty, { name: 'search, new words', rounds: [3.1, 3.1, 2] }])).toMatchObject({
    gate: 3,
    broken: true,
  })
  expect(search([empty])?.broken).toBe(true)
})
