import { expect, test } from 'vitest'
import { readCode } from '../support/source-files'
import { leavesTheProcess } from './rules/shared-process'

/** Fault tests have processes of their own; the others are no part of a test file. */
const OWN_PROCESS = /^tests\/(?:faults|mutation|setup)\//

/** Takes the window away while the server draws, and puts it back itself. */
const PUTS_BACK = 'tests/support/render-from-server.tsx'

test('a test file changes settings and global objects only in a way that is undone for the next file', () => {
  const sharing = readCode('tests').filter(({ path }) => !OWN_PROCESS.test(path) && path !== PUTS_BACK)
  expect(sharing.flatMap(leavesTheProcess)).toEqual([])
})
