import { afterEach, beforeEach, expect, vi } from 'vitest'

const METHODS = ['error', 'warn', 'info', 'log', 'debug'] as const
let noise: string[] = []

beforeEach(() => {
  noise = []
  for (const method of METHODS) {
    vi.spyOn(console, method).mockImplementation((...words: unknown[]) => {
      noise.push(`console.${method}: ${words.map(String).join(' ')}`)
    })
  }
})

/** A test that expects output spies on that method itself; everything else is noise and fails. */
afterEach(() => {
  vi.restoreAllMocks()
  expect(noise, 'unexpected console output').toEqual([])
})
